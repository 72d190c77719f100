import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

export interface Pagina {
  /** The id of the row before the page; omitted for the first page. */
  readonly antes?: number | undefined;
  /** {@link LISTA_MAXIMA} if omitted. */
  readonly limit?: number | undefined;
}

interface Orden {
  readonly table: keyof DB;
  readonly as: string;
  readonly fecha: string;
}

/**
 * Admits the rows older than the row `antes`, by instant and then by id; none for an unknown id. An
 * index on both columns answers the comparison. The statement reads the instant itself: a
 * JavaScript date has fewer digits.
 */
export const behindRow = ({ table, as, fecha }: Orden, antes: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${as}.${fecha}`)}, ${sql.ref(`${as}.id`)}) < ((select ${sql.ref(fecha)} from ${sql.table(table)} where id = ${antes}), ${antes}::bigint)`;

/** A page of a list. Every list that only grows has pages, so no answer contains a whole list. */
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
