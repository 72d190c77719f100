import type { Opened } from '../access/actor.repository';
import type { OpenedByToken } from '../access/tokenActor.repository';
import type { DataState } from '../db/DataState';
import type { Change } from './Change';
import { Kept } from './Kept';
import { type SharedAnswer, weighAnswer } from './SharedAnswer';

/** How many keys are remembered. */
const PEOPLE = 10_000;
/** What the answers may weigh together, in bytes. */
const ANSWERS = 32 * 1024 * 1024;

const one = (value: object | null): number | null => (value ? 1 : null);

/**
 * What has been read since the database last changed. Whoever holds a moment has seen, after being asked, that nothing has changed since it began: all that is
 * kept in it is as good as read just now. When anything changes, by whomever, it is another moment, and it begins empty: there is nothing to invalidate.
 */
export class Moment {
  /** What session keys open, by the hash of the secret. Keys that open nothing are not kept: anybody can make them up. */
  readonly sessions = new Kept<Opened | null>(PEOPLE, one);
  /** What scripts' tokens open. */
  readonly tokens = new Kept<OpenedByToken | null>(PEOPLE, one);
  /** Answers that are the same for all who may have them. */
  readonly answers = new Kept<SharedAnswer>(ANSWERS, weighAnswer);
  readonly clocks = new Map<string, Change>();

  constructor(private readonly state: DataState) {}

  get versions(): ReadonlyMap<string, number> {
    return this.state.versions;
  }
}
