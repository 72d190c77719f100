import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

/** Which part of a list is asked for, the newest first. */
export interface Pagina {
  /** The row behind which it begins, by its id; left out, with the newest. */
  readonly antes?: number | undefined;
  /** At most so many rows; {@link LISTA_MAXIMA} when left out. */
  readonly limit?: number | undefined;
}

/** Where the instant of a row is kept. */
interface Orden {
  readonly table: keyof DB;
  /** The table's name in the query. */
  readonly as: string;
  readonly fecha: string;
}

/**
 * Only the rows older than one of theirs, by instant and then by id; none for an id that is none. An index of both columns answers it. The instant is read
 * within the statement, with all its digits: those of JavaScript have fewer.
 */
export const behindRow = ({ table, as, fecha }: Orden, antes: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${as}.${fecha}`)}, ${sql.ref(`${as}.id`)}) < ((select ${sql.ref(fecha)} from ${sql.table(table)} where id = ${antes}), ${antes}::bigint)`;

/** A page of a list. Every list that only grows is read through this: none is answered whole. */
export function pageOf<Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  { fecha = 'fecha', ...from }: Omit<Orden, 'fecha'> & { readonly fecha?: string },
  { antes, limit = LISTA_MAXIMA }: Pagina,
): SelectQueryBuilder<Tables, Names, Row> {
  return query
    .$if(
      antes !== undefined,
      (page) => page.where(behindRow({ ...from, fecha }, antes as number)) as typeof page,
    )
    .orderBy(sql.ref(`${from.as}.${fecha}`), 'desc')
    .orderBy(sql.ref(`${from.as}.id`), 'desc')
    .limit(limit);
}
