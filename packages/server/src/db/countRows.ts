import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

export async function countRows<Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count');
  return (await query.select(count).executeTakeFirstOrThrow()).count;
}
