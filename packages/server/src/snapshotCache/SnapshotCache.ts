import type { Opened } from '../access/actor.repository';
import type { OpenedByToken } from '../access/tokenActor.repository';
import type { DataState } from '../db/DataState';
import type { Change } from './Change';
import { type SharedAnswer, weighAnswer } from './SharedAnswer';
import { WeightedCache } from './WeightedCache';

/** How many keys are remembered. */
const PEOPLE = 10_000;
/** What the answers may weigh together, in bytes. */
const ANSWERS = 32 * 1024 * 1024;

const one = (value: object | null): number | null => (value ? 1 : null);

/**
 * What has been read in one snapshot of the database. A request that is given it has asked which
 * snapshot is current after it arrived, so all of it is as good as read just now. After any change
 * there is another snapshot, whose cache begins empty: there is nothing to invalidate.
 */
export class SnapshotCache {
  /** What session keys open, by the hash of the secret. Keys that open nothing are not kept: anybody can make them up. */
  readonly sessions = new WeightedCache<Opened | null>(PEOPLE, one);
  /** What scripts' tokens open. */
  readonly tokens = new WeightedCache<OpenedByToken | null>(PEOPLE, one);
  /** Answers that are the same for all who may have them. */
  readonly answers = new WeightedCache<SharedAnswer>(ANSWERS, weighAnswer);
  readonly clocks = new Map<string, Change>();

  constructor(private readonly state: DataState) {}

  get versions(): ReadonlyMap<string, number> {
    return this.state.versions;
  }
}
