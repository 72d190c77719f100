import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { queryKey, type ReadId } from './read';

/** A list whose answer says where the next part begins. */
type PartedId = {
  [Id in ReadId]: CallAnswer<Id> extends { readonly siguiente: number | string | null }
    ? Id
    : never;
}[ReadId];
/** The fields that ask for a part. */
type Part = { readonly antes?: number | string };

/**
 * Such a list as a query, the newest first and fetched anew at every look: by its name, as `read`.
 * @param input what it takes besides, flat
 */
export const readParts = <Id extends PartedId>(
  operation: Id,
  input: Omit<CallInput<Id>, 'antes'>,
) =>
  infiniteQueryOptions<CallAnswer<Id>, Error, InfiniteData<CallAnswer<Id>>, QueryKey, Part>({
    // Apart from the same list as `read` keeps it, whose data have another shape.
    queryKey: [...queryKey(operation, input as object), 'partes'],
    initialPageParam: {},
    getNextPageParam: ({ siguiente }: { readonly siguiente: number | string | null }) =>
      siguiente === null ? null : { antes: siguiente },
    staleTime: 0,
  });
