import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** An entry of a list that is ordered by instant and id, newest first. */
export interface Clave {
  readonly fecha: Date;
  readonly id: number;
}

/**
 * Admits the entries after `despues` in the list; null admits all. The condition is one row
 * comparison, so an index on both columns answers it.
 */
export const behind = (
  fecha: string,
  id: RawBuilder<unknown>,
  despues: Clave | null,
): RawBuilder<boolean> =>
  despues === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(fecha)}, ${id}) < (${despues.fecha}, ${despues.id}::bigint)`;

/**
 * Sorts the newest entries first and keeps `limit` of them. `fecha` and `id` are the list's
 * columns.
 */
export const newestFirst =
  (fecha: string, id: string, limit: number) =>
  <Tables, Names extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Names, Row>,
  ): SelectQueryBuilder<Tables, Names, Row> =>
    query.orderBy(sql.ref(fecha), 'desc').orderBy(sql.ref(id), 'desc').limit(limit);

/** Keeps at most `limit` entries after `despues`. `fecha` and `id` are the list's columns. */
export const pageBehind =
  (fecha: string, id: string, despues: Clave | null, limit: number) =>
  <Tables, Names extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Names, Row>,
  ): SelectQueryBuilder<Tables, Names, Row> =>
    query.where(behind(fecha, sql.ref(id), despues)).$call(newestFirst(fecha, id, limit));
