import type { OperationId } from './access';
import { type ApiClient, unwrap } from './createClient';
import type { operations } from './schema';

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : unknown;
/** Nothing where the contract has nothing. */
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;
type FieldsOf<Operation extends operations[OperationId]> = JsonOf<Given<Operation['requestBody']>> &
  Given<Operation['parameters']['path']> &
  Given<Operation['parameters']['query']>;

/** All that a call takes, flat: the parts of its path, its query and the fields of its body, which the contract never names alike. */
export type CallInput<Id extends OperationId> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a call without fields is made without an argument.
  unknown extends FieldsOf<operations[Id]> ? void : FieldsOf<operations[Id]>;
/** What the server answers to a call that it has done. */
export type CallAnswer<Id extends OperationId> = JsonOf<
  operations[Id]['responses'][200 & keyof operations[Id]['responses']]
>;

/**
 * Makes a call of the contract.
 * @param call its method and its path as the contract has it, with a space between them
 * @throws ApiError
 */
export function sendCall<Id extends OperationId>(
  client: ApiClient,
  call: string,
  input: CallInput<Id>,
  init: Pick<RequestInit, 'signal' | 'headers'> & { readonly Request?: typeof Request } = {},
): Promise<CallAnswer<Id>> {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const fields = Object.entries(input ?? {});
  const isInPath = ([name]: [string, unknown]): boolean => path.includes(`{${name}}`);
  const rest = Object.fromEntries(fields.filter((field) => !isInPath(field)));
  const params = {
    path: Object.fromEntries(fields.filter(isInPath)),
    ...(method === 'GET' && { query: rest }),
  };
  const hasBody = method !== 'GET' && Object.keys(rest).length > 0;
  // Only the contract can say that these go together.
  const send = client[method] as (path: string, init: object) => Promise<{ data?: CallAnswer<Id> }>;
  return unwrap(send(path, { ...init, params, ...(hasBody && { body: rest }) }));
}
