import type { WriteId } from '@garita/api-client/operations';
import type { Call } from '@garita/server/src/gate/handlers';
import type { Name, TestAgency } from '../agency/testAgency';

/** A write that succeeds in the tests' agency, and the effect of repeating it. */
export interface WriteScenario<Op extends WriteId> {
  readonly what: string;
  /** Null for a visitor. */
  readonly as: Name | null;
  readonly prepare?: (agency: TestAgency) => Promise<void>;
  readonly input: (agency: TestAgency) => Promise<{
    readonly body?: Call<Op>['body'];
    readonly params?: Call<Op>['params'];
    readonly query?: Call<Op>['query'];
  }>;
  /**
   * The effect of several identical calls without an `Idempotency-Key`. `one`: only the first has
   * an effect. `each`: every call has one, and the text tells why.
   */
  readonly repeats: 'one' | { readonly each: string };
  /** Whether each call has an effect when two people call by turns, although `repeats` is `one`. */
  readonly eachByTurns?: true;
  /** Whether the call ends the session that makes it. */
  readonly endsSession?: true;
  /** Finds the random part of an answer. It occurs nowhere else in the answer. */
  readonly chance?: (body: Record<string, string>) => string;
  /** For `x-secret` calls: finds the part of the answer that only its receiver may see. */
  readonly secret?: (body: Record<string, string>) => string;
}

/** At least one scenario per write. */
export type Scenarios<Op extends WriteId> = {
  readonly [O in Op]: readonly [WriteScenario<O>, ...WriteScenario<O>[]];
};

export type AnyScenario = WriteScenario<'login'>;
