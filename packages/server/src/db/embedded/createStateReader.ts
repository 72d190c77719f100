import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';
import type { EmbeddedPool } from './EmbeddedPool';

/**
 * Reads the state of the embedded database. The pool is its only access: without a round trip since
 * the last read, the state is the same without a query.
 */
export function createStateReader(pool: EmbeddedPool): () => Promise<DataState> {
  let known: NamedState | null = null;
  /** The number of round trips at the last read. */
  let at = -1;
  return async () => {
    if (known && pool.trips === at) return known.state;
    const client = await pool.connect();
    try {
      const { rows } = await client.query(STATE_STATEMENT, [known?.name ?? null]);
      known = toState(rows[0] as unknown as StateRow, known);
      // This client still holds the session, so no other one has begun anything since.
      at = pool.trips;
      return known.state;
    } finally {
      client.release();
    }
  };
}
