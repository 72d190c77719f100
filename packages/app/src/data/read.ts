import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { OPERATIONS, type ReadId as PlainReadId } from '@garita/api-client/operations';
import { queryOptions, skipToken } from '@tanstack/react-query';

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
