import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { checkHealth } from '../checkHealth';
import type { Database } from '../Database';
import { once } from '../once';
import type { DB } from '../tables';
import { EmbeddedPool } from './EmbeddedPool';
import type { Engine } from './Engine';
import { openHeldSnapshot } from './openHeldSnapshot';

export interface EmbeddedOptions {
  /** How long a query or transaction waits for the one session. Milliseconds. */
  readonly acquireMilliseconds?: number;
}

/** The database over an open engine; closing it closes the engine. */
export function createEmbeddedDatabase(engine: Engine, { acquireMilliseconds = 10_000 }: EmbeddedOptions = {}): { database: Database; pool: EmbeddedPool } {
  const pool = new EmbeddedPool(engine, acquireMilliseconds);
  // The one thing missing is cursors, which Kysely uses only when it is given their class.
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
  const close = once(async () => {
    await kysely.destroy();
    // Kysely ends only a pool that it has used.
    await pool.end();
    await engine.close();
  });
  const openSnapshot: Database['openSnapshot'] = (queries) => openHeldSnapshot(pool, queries);
  return { pool, database: { kysely, kind: 'embedded', openSnapshot, checkHealth: () => checkHealth(kysely), close } };
}
