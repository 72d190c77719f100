import { type ApiClient, unwrap } from './createClient';
import type { operations } from './schema';
import { WRITES } from './writes';

export type WriteId = keyof typeof WRITES;

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : unknown;
/** Nothing where the contract has nothing. */
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;
type FieldsOf<Operation extends operations[WriteId]> = JsonOf<Given<Operation['requestBody']>> &
  Given<Operation['parameters']['path']> &
  Given<Operation['parameters']['query']>;

/** All that a write takes, flat: the parts of its path, its query and the fields of its body, which the contract never names alike. */
// biome-ignore lint/suspicious/noConfusingVoidType: what takes nothing is called with nothing.
export type WriteInput<Id extends WriteId> = unknown extends FieldsOf<operations[Id]> ? void : FieldsOf<operations[Id]>;
/** What the server answers to a write that it has done. */
export type WriteAnswer<Id extends WriteId> = JsonOf<operations[Id]['responses'][200]>;

/** Makes a write of the contract by its name. @throws ApiError */
export function sendWrite<Id extends WriteId>(client: ApiClient, operation: Id, input: WriteInput<Id>): Promise<WriteAnswer<Id>> {
  const [method, path] = WRITES[operation].call.split(' ') as ['GET' | 'POST', string];
  const fields = Object.entries(input ?? {});
  const isInPath = ([name]: [string, unknown]): boolean => path.includes(`{${name}}`);
  const rest = Object.fromEntries(fields.filter((field) => !isInPath(field)));
  const params = { path: Object.fromEntries(fields.filter(isInPath)), ...(method === 'GET' && { query: rest }) };
  const hasBody = method !== 'GET' && Object.keys(rest).length > 0;
  // Only the contract can say that these go together: the table has the very paths that the client knows.
  const send = client[method] as (path: string, init: object) => Promise<{ data?: WriteAnswer<Id> }>;
  return unwrap(send(path, { params, ...(hasBody && { body: rest }) }));
}
