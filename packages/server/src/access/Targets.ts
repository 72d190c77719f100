import type { Db } from '../db/Db';
import type { PreparedQuery } from '../db/prepareQuery';
import type { TargetRow } from './actor.repository';

interface TargetLookup {
  /**
   * The person of an id or a name; null for an unknown thing. Ended things are found too: a retry
   * after a lost answer must pass the gate to reach the stored answer.
   */
  readonly findUserId: (db: Db, value: never) => Promise<number | null>;
  /** The same person with the fields for access, by one query that can share a round trip. */
  readonly ask?: PreparedQuery<{ valor: never }, TargetRow>;
  readonly notFound: string;
}

/** The lookups of the `x-target` kinds. The server does not start if a call names another. */
export type Targets = Readonly<Record<string, TargetLookup>>;
