import type { Opened } from '../access/actor.repository';
import type { OpenedByToken } from '../access/tokenActor.repository';
import type { DataState } from '../db/DataState';
import type { Change } from './Change';
import { type SharedAnswer, weighAnswer } from './SharedAnswer';
import { WeightedCache } from './WeightedCache';

const PEOPLE = 10_000;
/** Total bytes of the cached answers. */
const ANSWERS = 32 * 1024 * 1024;

const one = (value: object | null): number | null => (value ? 1 : null);

/**
 * The cache of one snapshot of the database. A request gets the snapshot that is current after its
 * arrival, so every cached value is as fresh as a new read. A change of the data leads to a new
 * snapshot with an empty cache, so no entry needs invalidation.
 */
export class SnapshotCache {
  /**
   * Sessions by person and hashed secret. Invalid keys are not cached, because a client can invent
   * any number of them.
   */
  readonly sessions = new WeightedCache<Opened | null>(PEOPLE, one);
  readonly tokens = new WeightedCache<OpenedByToken | null>(PEOPLE, one);
  readonly answers = new WeightedCache<SharedAnswer>(ANSWERS, weighAnswer);
  readonly clocks = new Map<string, Change>();

  constructor(private readonly state: DataState) {}

  get versions(): ReadonlyMap<string, number> {
    return this.state.versions;
  }
}
