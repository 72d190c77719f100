import { type RawBuilder, sql } from 'kysely';

/**
 * The largest value of PostgreSQL's `integer`, the type of the ids. A request may have a larger
 * number.
 */
export const MAX_ID = 2 ** 31 - 1;

/** Passes the numbers as one parameter. The statement stays the same for any count of numbers. */
export const anyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;
