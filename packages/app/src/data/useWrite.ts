import type { CallAnswer, CallInput } from '@garita/api-client/call';
import type { WriteId } from '@garita/api-client/operations';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../portal/PortalContext';
import { type WriteOptions, writeOptions } from './writeOptions';

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
