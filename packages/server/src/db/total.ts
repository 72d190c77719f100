import { type RawBuilder, sql } from 'kysely';

const { MAX_SAFE_INTEGER } = Number;

/**
 * The sum of whole numbers, clamped to the safe integers of the wire; 0 without rows. A sum is
 * wider than its column, so a cast to the column's type could fail the query.
 * @param of a column by its name, or an expression
 */
export const total = (of: string | RawBuilder<unknown>): RawBuilder<number> =>
  sql`greatest(${sql.lit(-MAX_SAFE_INTEGER)}::int8, least(coalesce(sum(${typeof of === 'string' ? sql.ref(of) : of}), 0), ${sql.lit(MAX_SAFE_INTEGER)}::int8))::int8`;
