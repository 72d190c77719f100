import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database, StatementListener } from './Database';
import type { DB } from './tables';
import type { TripPool } from './trips/Trip';
import { TripDriver } from './trips/TripDriver';

/** Queries over a pool of connections, and the listener for their statements. */
export function createKysely(pool: TripPool): Pick<Database, 'kysely' | 'watchStatements'> {
  let heard: StatementListener | null = null;
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TripDriver(pool, (statement) => heard?.(statement)),
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
