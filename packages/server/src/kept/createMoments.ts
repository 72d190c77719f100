import type { Database } from '../db/Database';
import type { DataState } from '../db/DataState';
import { Moment } from './Moment';

/** After all that has already arrived has been read, and before anything that arrives later is. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How many turns nobody must have come in until the question is asked: when many ask at once, the answers of the last ones bring the next ones in. */
const QUIET_TURNS = 2;
/** How many turns whoever came first waits for others at most. */
const MOST_TURNS = 16;

/**
 * Tells what the moment is. The database is always asked after whoever wants to know, and once for all who want to know at once: none is told of what was
 * before they asked, and many cost little more than one.
 */
export function createMoments({ readState }: Pick<Database, 'readState'>): () => Promise<Moment> {
  let current: { readonly state: DataState; readonly moment: Moment } | null = null;
  let waiting: Promise<Moment> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let joined = 0;
  const gather = async (): Promise<void> => {
    let [seen, quiet] = [joined, 0];
    for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn++) {
      await nextTurn();
      quiet = joined === seen ? quiet + 1 : 0;
      seen = joined;
    }
  };
  const read = async (): Promise<Moment> => {
    await before;
    await gather();
    // From here on it is too late to join.
    waiting = null;
    const state = await readState();
    if (current?.state !== state) current = { state, moment: new Moment(state) };
    return current.moment;
  };
  return () => {
    joined++;
    if (!waiting) {
      waiting = read();
      before = waiting.catch(() => undefined);
    }
    return waiting;
  };
}
