import type { ApiError } from '@garita/api-client/ApiError';
import { type CallAnswer, type CallInit, type CallInput, call } from '@garita/api-client/call';
import { CHANGES } from '@garita/api-client/changes';
import type { ApiClient } from '@garita/api-client/createClient';
import type { WriteId } from '@garita/api-client/operations';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { usePortal } from '../portal/PortalContext';

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
    meta: { changes: CHANGES[operation], isToldElsewhere: options.isToldElsewhere ?? false },
    ...(options.isSecret && { gcTime: 0 }),
  });

/**
 * A write of the contract, by its name. When it is done, what it changes is asked for again; refused, what the refusal goes by
 * (`createQueryClient`): its screen does no more than tell.
 * @returns makes it; rejects with an ApiError
 */
export function useWrite<Id extends WriteId>(
  operation: Id,
  options?: WriteOptions<CallAnswer<Id>>,
): (input: CallInput<Id>) => Promise<CallAnswer<Id>> {
  return useMutation(writeOptions(operation, usePortal().api, options)).mutateAsync;
}
