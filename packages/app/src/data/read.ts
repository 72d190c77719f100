import type { CallAnswer, CallInput } from '@garita/api-client/call';
import type { OPERATIONS } from '@garita/api-client/operations';
import { sendCall } from '@garita/api-client/sendCall';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../portal/api';

type Operations = typeof OPERATIONS;
export type ReadId = {
  [Id in keyof Operations]: Operations[Id]['effect'] extends 'read' ? Id : never;
}[keyof Operations];
export type TemaOf<Id extends ReadId> = Operations[Id]['tema'];
export type CallOf<Id extends ReadId> = `${Operations[Id]['method']} ${Operations[Id]['path']}`;

/**
 * Under what a read is kept: its tema first, since writes say which temas they change, then the call and what it was asked for.
 * The tema is the contract's, which the compiler holds it to.
 */
export const queryKey = <Id extends ReadId>(tema: TemaOf<Id>, operation: Id, input?: unknown) =>
  input === undefined ? ([tema, operation] as const) : ([tema, operation, input] as const);

/**
 * A read of the contract as a query: by its tema, its name and its call, all three held to the contract by the compiler.
 * @param input what it takes, flat; while a field is null it waits
 */
export const read = <Id extends ReadId>(
  tema: TemaOf<Id>,
  operation: Id,
  call: CallOf<Id>,
  ...[input]: InputOf<Id>
) =>
  queryOptions<CallAnswer<Id>>({
    queryKey: queryKey(tema, operation, input),
    queryFn: Object.values(input ?? {}).includes(null)
      ? skipToken
      : ({ signal }) => sendCall<Id>(api, call, input as CallInput<Id>, { signal }),
  });

/** Nothing for what takes nothing; what may be left out may be left out. */
type InputOf<Id extends ReadId, Input = CallInput<Id>> = Input extends void
  ? []
  : Partial<Input> extends Input
    ? [input?: Waiting<Input>]
    : [input: Waiting<Input>];
/** With a field that is null there is nothing yet to ask for. */
type Waiting<Input> = { readonly [Field in keyof Input]: Input[Field] | null };
