import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Database, StatementListener } from './Database';
import type { DB } from './tables';

/** Queries over a pool of connections, and whoever wants to hear of them. */
export function createKysely(pool: PostgresPool): Pick<Database, 'kysely' | 'watchStatements'> {
  let heard: StatementListener | null = null;
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => heard?.({ sql: query.sql, milliseconds: queryDurationMillis }),
  });
  return {
    kysely,
    watchStatements: (listener) => {
      heard = listener;
    },
  };
}
