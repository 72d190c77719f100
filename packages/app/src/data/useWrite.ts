import type { ApiError } from '@garita/api-client/ApiError';
import { type CallAnswer, type CallInit, type CallInput, call } from '@garita/api-client/call';
import { CHANGES } from '@garita/api-client/changes';
import type { ApiClient } from '@garita/api-client/createClient';
import type { WriteId } from '@garita/api-client/operations';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { usePortal } from '../portal/PortalContext';

export interface WriteOptions<Answer> {
  /** Whether the screen itself shows the server's message, so that no toast is needed. */
  readonly isToldElsewhere?: boolean;
  /** Whether the answer is a secret, which must not stay in the cache. */
  readonly isSecret?: boolean;
  readonly init?: CallInit;
  /** Called with the answer before the refetches. */
  readonly onAnswer?: (answer: Answer) => void;
}

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
 * A write of the contract. After a success the query client refetches the changed data; after a
 * refusal it refetches the data that is outdated (`createQueryClient`).
 * @returns a function that makes the call and rejects with an ApiError
 */
export function useWrite<Id extends WriteId>(
  operation: Id,
  options?: WriteOptions<CallAnswer<Id>>,
): (input: CallInput<Id>) => Promise<CallAnswer<Id>> {
  return useMutation(writeOptions(operation, usePortal().api, options)).mutateAsync;
}
