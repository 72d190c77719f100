import type { Kysely } from 'kysely';
import type { PreparedQuery } from '../db/prepareQuery';
import type { DB } from '../db/tables';
import type { TargetRow } from './actor.repository';

interface TargetLookup {
  /**
   * The person that the value, an id or a name, leads to; null when there never was such a thing. Things that are over are found too: a request that is sent
   * again after its answer was lost must come past the gate to the answer that was kept.
   */
  readonly findUserId: (db: Kysely<DB>, value: never) => Promise<number | null>;
  /** The same with what access asks of that person, by one query that may be asked together with others. */
  readonly ask?: PreparedQuery<{ valor: never }, TargetRow>;
  /** What is said when there is no such thing. */
  readonly notFound: string;
}

/** What an `x-target` can be the id of, by its kind; the server does not start when a call that is built names another. */
export type Targets = Readonly<Record<string, TargetLookup>>;
