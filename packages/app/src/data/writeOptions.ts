import type { ApiError } from '@garita/api-client/ApiError';
import { type CallAnswer, type CallInit, type CallInput, call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { WRITES } from '@garita/api-client/writes';
import { mutationOptions } from '@tanstack/react-query';

export type WriteId = keyof typeof WRITES;

export interface WriteOptions<Answer> {
  /** What the server says of it is shown in a better place than a brief notice. */
  readonly isToldElsewhere?: boolean;
  /** Its answer is a secret: shown, and kept by nobody. */
  readonly isSecret?: boolean;
  /** Under which key it is made, and whether it outlives its page. */
  readonly init?: CallInit;
  /** Hears the answer before anything is asked for again. */
  readonly onAnswer?: (answer: Answer) => void;
}

/** A write of the contract as a mutation. */
export const writeOptions = <Id extends WriteId>(
  operation: Id,
  api: ApiClient,
  options: WriteOptions<CallAnswer<Id>> = {},
) =>
  mutationOptions<CallAnswer<Id>, ApiError, CallInput<Id>>({
    mutationFn: async (input) => {
      const answer = await call(api, operation, input, options.init);
      options.onAnswer?.(answer);
      return answer;
    },
    meta: { changes: WRITES[operation].changes, isToldElsewhere: options.isToldElsewhere ?? false },
    ...(options.isSecret && { gcTime: 0 }),
  });
