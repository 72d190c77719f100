import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';
import type { EmbeddedPool } from './EmbeddedPool';

/**
 * Reads the state of the embedded database. It has one way in, the pool: while nobody has come through it since the last time, the state is the
 * same without asking.
 */
export function createStateReader(pool: EmbeddedPool): () => Promise<DataState> {
  let known: NamedState | null = null;
  /** How many trips there had been when it was read. */
  let at = -1;
  return async () => {
    if (known && pool.trips === at) return known.state;
    const client = await pool.connect();
    try {
      const { rows } = await client.query(STATE_STATEMENT, [known?.name ?? null]);
      known = toState(rows[0] as unknown as StateRow, known);
      // The session is still ours: nobody else has begun anything since.
      at = pool.trips;
      return known.state;
    } finally {
      client.release();
    }
  };
}
