import { type RawBuilder, sql } from 'kysely';

/** Whether a column is one of some numbers: one parameter for any count. */
export const anyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;
