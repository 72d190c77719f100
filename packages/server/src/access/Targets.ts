import type { Prepared } from '../db/prepareQuery';
import type { TargetRow } from './targets.repository';

interface TargetLookup {
  /**
   * Finds the person by an id, a name or the id of a thing; no row if unknown. Ended things are
   * found too: a retry after a lost answer must pass `authorize` to reach the stored answer.
   */
  readonly ask: (value: never) => Prepared<TargetRow>;
  readonly notFound: string;
}

/**
 * The lookup of each `x-target` kind. If a call names a kind without a lookup, the server does not
 * start.
 */
export type Targets = Readonly<Record<string, TargetLookup>>;
