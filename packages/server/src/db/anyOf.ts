import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL's largest integer id; the wire allows any digits. */
export const MAX_ID = 2 ** 31 - 1;

/** One parameter for any count of numbers, so the statement stays the same. */
export const anyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;
