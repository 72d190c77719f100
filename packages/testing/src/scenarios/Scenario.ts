import type { WriteId } from '@garita/api-client/operations';
import type { Call } from '@garita/server/src/gate/handlers';
import type { Name, TestAgency } from '../agency/testAgency';

/** A use of a write that succeeds in the demo's agency, and the effect of repeating it. */
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
   * The effect of identical calls without an `Idempotency-Key`. `one`: only the first has an
   * effect. `each`: every call has an effect, and the text gives the reason.
   */
  readonly repeats: 'one' | { readonly each: string };
  /** The call ends its own session. */
  readonly endsSession?: true;
  /** The random part of an answer, which occurs nowhere else in it. */
  readonly chance?: (body: Record<string, string>) => string;
  /** For `x-secret` calls: the part of the answer that only its receiver may see. */
  readonly secret?: (body: Record<string, string>) => string;
}

/** At least one scenario per write. */
export type Scenarios<Op extends WriteId> = {
  readonly [O in Op]: readonly [WriteScenario<O>, ...WriteScenario<O>[]];
};

export type AnyScenario = WriteScenario<'login'>;
