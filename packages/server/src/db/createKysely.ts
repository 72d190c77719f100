import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database, StatementListener } from './Database';
import { BatchDriver } from './roundTrips/BatchDriver';
import type { BatchPool } from './roundTrips/RoundTrip';
import type { DB } from './tables';

export function createKysely(pool: BatchPool): Pick<Database, 'kysely' | 'watchStatements'> {
  let heard: StatementListener | null = null;
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BatchDriver(pool, (statement) => heard?.(statement)),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    kysely,
    watchStatements: (listener) => {
      heard = listener;
    },
  };
}
