import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { OPERATIONS, type ReadId as PlainReadId } from '@garita/api-client/operations';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';

/**
 * The reads of the contract, and the two POST calls that only read with one value of a field
 * (`x-read-when`).
 */
export type ReadId = PlainReadId | 'actionEstados' | 'ascensoPaga';

/** The cache key of a read. The tema comes first, because writes invalidate by tema. */
export const queryKey = (operation: ReadId, input?: object) =>
  input === undefined
    ? ([OPERATIONS[operation].tema, operation] as const)
    : ([OPERATIONS[operation].tema, operation, input] as const);

/**
 * A read of the contract as a query. The query client makes the call (`createQueryClient`).
 * @param input the call's fields; the query waits while one of them is null
 */
export const read = <Id extends ReadId>(operation: Id, ...[input]: InputOf<Id>) =>
  queryOptions<CallAnswer<Id>>({
    queryKey: queryKey(operation, input),
    ...(Object.values(input ?? {}).includes(null) && { queryFn: skipToken }),
  });

/**
 * The arguments of `read`: none for a call without fields, optional if all its fields are optional.
 */
type InputOf<Id extends ReadId, Input = CallInput<Id>> = Input extends void
  ? []
  : Partial<Input> extends Input
    ? [input?: Waiting<Input>]
    : [input: Waiting<Input>];
/** A null field disables the query. */
type Waiting<Input> = { readonly [Field in keyof Input]: Input[Field] | null };

type PartedId = {
  [Id in ReadId]: CallAnswer<Id> extends { readonly siguiente: number | string | null }
    ? Id
    : never;
}[ReadId];
type Part = { readonly antes?: number | string };

/**
 * A list that is read in pages by a cursor, newest rows first. Every component that mounts with
 * this query refetches it.
 */
export const readParts = <Id extends PartedId>(
  operation: Id,
  input: Omit<CallInput<Id>, 'antes'>,
) =>
  infiniteQueryOptions<CallAnswer<Id>, Error, InfiniteData<CallAnswer<Id>>, QueryKey, Part>({
    // The key differs from the key of `read`, whose cached data has another shape.
    queryKey: [...queryKey(operation, input as object), 'partes'],
    initialPageParam: {},
    getNextPageParam: ({ siguiente }: { readonly siguiente: number | string | null }) =>
      siguiente === null ? null : { antes: siguiente },
    staleTime: 0,
  });
