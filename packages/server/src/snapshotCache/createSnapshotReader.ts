import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/Database';
import type { DataState } from '../db/DataState';
import { SnapshotCache } from './SnapshotCache';

/**
 * Returns a function that gives the cache of the current snapshot. The query for the snapshot is
 * sent after the call. Queries run one at a time, and callers that arrive during a query share the
 * next query.
 */
export function createSnapshotReader({
  readState,
}: Pick<Database, 'readState'>): () => Promise<SnapshotCache> {
  let current: { readonly state: DataState; readonly cache: SnapshotCache } | null = null;
  let waiting: Promise<SnapshotCache> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<SnapshotCache> => {
    await before;
    // Requests that arrive together share one query. The embedded database can answer without I/O,
    // so without this turn the reader would never yield to the event loop.
    await nextTurn();
    // Callers that arrive from here on wait for the next query.
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
