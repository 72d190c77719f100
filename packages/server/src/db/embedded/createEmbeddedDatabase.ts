import { checkHealth } from '../checkHealth';
import { createKysely } from '../createKysely';
import { createListeners } from '../createListeners';
import { type Database, IDLE_MILLISECONDS } from '../Database';
import { once } from '../once';
import { createStateReader } from './createStateReader';
import { EmbeddedPool, type PoolLimits } from './EmbeddedPool';
import type { Engine } from './Engine';
import { openHeldSnapshot } from './openHeldSnapshot';

/**
 * The database over an open engine; closing it closes the engine. `openEmbedded` adds the parts
 * that need a disk.
 */
export function createEmbeddedDatabase(
  engine: Engine,
  limits: Partial<PoolLimits> = {},
): { database: Database; pool: EmbeddedPool } {
  const pool = new EmbeddedPool(engine, {
    acquireMilliseconds: 10_000,
    idleMilliseconds: IDLE_MILLISECONDS,
    ...limits,
  });
  const { kysely, watchStatements } = createKysely(pool);
  // One process has the database open, so all listeners are in it.
  const commits = createListeners();
  const close = once(async () => {
    await kysely.destroy();
    // Kysely ends only a pool that it has used.
    await pool.end();
    await engine.close();
  });
  const database: Database = {
    kysely,
    kind: 'embedded',
    openSnapshot: (queries) => openHeldSnapshot(pool, queries),
    readState: createStateReader(pool),
    announce: commits.tell,
    onAnnounced: commits.add,
    checkHealth: () => checkHealth(kysely),
    hasRoom: async () => true,
    // The folder is locked.
    isAlone: async () => true,
    poolUse: () => pool.use(),
    watchStatements,
    limitStatements: () => undefined,
    close,
  };
  return { pool, database };
}
