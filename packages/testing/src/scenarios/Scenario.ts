import type { WriteId } from '@garita/api-client/operations';
import type { Call } from '@garita/server/src/gate/handlers';
import type { Name, TestAgency } from '../agency/testAgency';

/** One use of a write that succeeds on the demo's agency, and what it means to repeat it. */
export interface WriteScenario<Op extends WriteId> {
  /** What it does, in a few words. */
  readonly what: string;
  /** Who makes the call; null for a visitor. */
  readonly as: Name | null;
  /** Brings the agency to where the call succeeds. */
  readonly prepare?: (agency: TestAgency) => Promise<void>;
  readonly input: (agency: TestAgency) => Promise<{
    readonly body?: Call<Op>['body'];
    readonly params?: Call<Op>['params'];
    readonly query?: Call<Op>['query'];
  }>;
  /**
   * What identical calls without an `Idempotency-Key` do: `one` when all but the first are refused or change nothing; otherwise each does
   * its work, and here is why that is right.
   */
  readonly repeats: 'one' | { readonly each: string };
  /** The session that makes the call ends with it. */
  readonly endsSession?: true;
  /** What of the answer chance alone decides, which is another each time that it is really done: a text that stands nowhere else in it. */
  readonly chance?: (body: Record<string, string>) => string;
  /** Where the contract says `x-secret`: what of the answer only its receiver may ever see. */
  readonly secret?: (body: Record<string, string>) => string;
}

/** The scenarios of some writes: at least one of each. */
export type Scenarios<Op extends WriteId> = {
  readonly [O in Op]: readonly [WriteScenario<O>, ...WriteScenario<O>[]];
};

/** A scenario whose call is not known before. */
export type AnyScenario = WriteScenario<'login'>;
