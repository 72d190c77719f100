import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

/** The number of rows of a query that selects nothing yet. */
export async function countRows<Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count');
  return (await query.select(count).executeTakeFirstOrThrow()).count;
}
