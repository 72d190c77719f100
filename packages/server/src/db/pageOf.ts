import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

/** The wanted page of a list, the newest first. */
export interface Pagina {
  /** The id of the row before the page; left out, the page begins with the newest. */
  readonly antes?: number | undefined;
  /** The maximum of rows; {@link LISTA_MAXIMA} when left out. */
  readonly limit?: number | undefined;
}

/** The column of a row's instant. */
interface Orden {
  readonly table: keyof DB;
  /** The table's name in the query. */
  readonly as: string;
  readonly fecha: string;
}

/**
 * Only the rows older than this one, by instant and then by id; none for an unknown id. An index of
 * both columns answers it. The statement reads the instant itself, with all digits: a JavaScript
 * date has fewer.
 */
export const behindRow = ({ table, as, fecha }: Orden, antes: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${as}.${fecha}`)}, ${sql.ref(`${as}.id`)}) < ((select ${sql.ref(fecha)} from ${sql.table(table)} where id = ${antes}), ${antes}::bigint)`;

/** A page of a list. Every list that only grows is read through this: none is answered whole. */
export const pageOf =
  (
    { fecha = 'fecha', ...from }: Omit<Orden, 'fecha'> & { readonly fecha?: string },
    { antes, limit = LISTA_MAXIMA }: Pagina,
  ) =>
  <Tables, Names extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Names, Row>,
  ): SelectQueryBuilder<Tables, Names, Row> =>
    query
      .$if(
        antes !== undefined,
        (page) => page.where(behindRow({ ...from, fecha }, antes as number)) as typeof page,
      )
      .orderBy(sql.ref(`${from.as}.${fecha}`), 'desc')
      .orderBy(sql.ref(`${from.as}.id`), 'desc')
      .limit(limit);
