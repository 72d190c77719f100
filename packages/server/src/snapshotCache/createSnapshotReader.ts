import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/Database';
import type { DataState } from '../db/DataState';
import { SnapshotCache } from './SnapshotCache';

/**
 * Gives the cache of the database's current snapshot. The database is always asked after the caller
 * has asked, and one question at a time: callers that come while one is being answered share the next.
 */
export function createSnapshotReader({
  readState,
}: Pick<Database, 'readState'>): () => Promise<SnapshotCache> {
  let current: { readonly state: DataState; readonly cache: SnapshotCache } | null = null;
  let waiting: Promise<SnapshotCache> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<SnapshotCache> => {
    await before;
    // Requests that have arrived together share one question. Without it an answer that needs no
    // connection (the embedded database's) would never give the event loop its turn.
    await nextTurn();
    // From here on a caller waits for the next question.
    waiting = null;
    const state = await readState();
    if (current?.state !== state) current = { state, cache: new SnapshotCache(state) };
    return current.cache;
  };
  return () => {
    if (!waiting) {
      waiting = read();
      before = waiting.catch(() => undefined);
    }
    return waiting;
  };
}
