import type { Prepared } from '../db/prepareQuery';
import type { TargetRow } from './targets.repository';

interface TargetLookup {
  /**
   * Finds the person by an id, a name or the id of a thing; no row if unknown. Ended things are
   * found too: a retry after a lost answer must pass the gate to reach the stored answer.
   */
  readonly ask: (value: never) => Prepared<TargetRow>;
  readonly notFound: string;
}

/** The lookups of the `x-target` kinds. The server does not start if a call names another. */
export type Targets = Readonly<Record<string, TargetLookup>>;
