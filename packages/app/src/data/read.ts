import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { OPERATIONS, type ReadId as PlainReadId } from '@garita/api-client/operations';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';

/** Reads of the contract, and the two writes of which one option reads (`x-read-when`). */
export type ReadId = PlainReadId | 'actionEstados' | 'ascensoPaga';

/** Under what a read is kept: its tema first, since writes say which temas they change, then its name and what it was asked for. */
export const queryKey = (operation: ReadId, input?: object) =>
  input === undefined
    ? ([OPERATIONS[operation].tema, operation] as const)
    : ([OPERATIONS[operation].tema, operation, input] as const);

/**
 * A read of the contract as a query, by its name. The query client makes the call (`createQueryClient`).
 * @param input what it takes, flat; while a field is null it waits
 */
export const read = <Id extends ReadId>(operation: Id, ...[input]: InputOf<Id>) =>
  queryOptions<CallAnswer<Id>>({
    queryKey: queryKey(operation, input),
    ...(Object.values(input ?? {}).includes(null) && { queryFn: skipToken }),
  });

/** Nothing for what takes nothing; what may be left out may be left out. */
type InputOf<Id extends ReadId, Input = CallInput<Id>> = Input extends void
  ? []
  : Partial<Input> extends Input
    ? [input?: Waiting<Input>]
    : [input: Waiting<Input>];
/** With a field that is null there is nothing yet to ask for. */
type Waiting<Input> = { readonly [Field in keyof Input]: Input[Field] | null };

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
