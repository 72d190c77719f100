import type { Db } from '../db/Db';
import type { Change } from './Change';
import type { SnapshotCache } from './SnapshotCache';

type FindChange = (db: Db, now: Date) => Promise<Change>;

/**
 * The clocks by their names in `x-clocks`. The server does not start if a call names another clock.
 */
export type Clocks = Readonly<Record<string, FindChange>>;

const holds = ({ last, next }: Change, now: Date): boolean =>
  (last === null || last <= now) && (next === null || now < next);

export interface Reading {
  readonly clocks: Clocks;
  readonly db: Db;
  readonly snapshot: SnapshotCache;
  readonly now: Date;
}

async function readClock({ clocks, db, snapshot, now }: Reading, name: string): Promise<string> {
  const known = snapshot.clocks.get(name);
  const change =
    known && holds(known, now)
      ? known
      : ((await clocks[name]?.(db, now)) ?? { last: null, next: null });
  snapshot.clocks.set(name, change);
  return `.${change.last?.getTime() ?? 0}`;
}

/** The last change of each clock, as one text for ETags. */
export const readClocks = async (reading: Reading, names: readonly string[]): Promise<string> =>
  names.length === 0
    ? ''
    : (await Promise.all(names.map((name) => readClock(reading, name)))).join('');
