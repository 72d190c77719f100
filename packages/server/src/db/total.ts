import { type RawBuilder, sql } from 'kysely';

const { MAX_SAFE_INTEGER } = Number;

/**
 * The sum of whole numbers, at most as large as the wire carries exactly; 0 without rows. A sum is wider than what is summed: cast to the type of its
 * column, one that does not fit fails every query that reads it.
 * @param of a column, by its name, or an expression
 */
export const total = (of: string | RawBuilder<unknown>): RawBuilder<number> =>
  sql`greatest(${sql.lit(-MAX_SAFE_INTEGER)}::int8, least(coalesce(sum(${typeof of === 'string' ? sql.ref(of) : of}), 0), ${sql.lit(MAX_SAFE_INTEGER)}::int8))::int8`;
