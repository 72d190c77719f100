import { checkHealth } from '../checkHealth';
import { createKysely } from '../createKysely';
import { createListeners } from '../createListeners';
import { type Database, IDLE_MILLISECONDS } from '../Database';
import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';
import { once } from '../once';
import { EmbeddedPool, type PoolLimits } from './EmbeddedPool';
import type { Engine } from './Engine';
import { openCursorSnapshot } from './openCursorSnapshot';

/**
 * Reads the state of the embedded database. Every query uses `pool`. If the pool has made no round
 * trip since the last read, the state is unchanged, and the reader sends no query.
 */
function createStateReader(pool: EmbeddedPool): () => Promise<DataState> {
  let known: NamedState | null = null;
  let at = -1;
  return async () => {
    if (known && pool.trips === at) return known.state;
    return pool.withClient(async (client) => {
      const { rows } = await client.query(STATE_STATEMENT, [known?.name ?? null]);
      known = toState(rows[0] as unknown as StateRow, known);
      // This client still holds the session, so no other round trip has begun since.
      at = pool.trips;
      return known.state;
    });
  };
}

/**
 * The database over an engine; closing it closes the engine. `openEmbedded` adds the parts that
 * need a disk.
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
  // One process has the database open, so it has all listeners.
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
    openSnapshot: (queries) => openCursorSnapshot(pool, queries),
    readState: createStateReader(pool),
    announce: commits.tell,
    onAnnounced: commits.add,
    checkHealth: () => checkHealth(kysely),
    hasRoom: async () => true,
    // The folder's lock keeps other portals out.
    isAlone: async () => true,
    poolUse: () => pool.use(),
    watchStatements,
    limitStatements: () => undefined,
    close,
  };
  return { pool, database };
}
