import { type RawBuilder, sql } from 'kysely';

/** One parameter for any count of numbers, so the statement stays the same. */
export const anyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;
