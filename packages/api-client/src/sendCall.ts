import type { OperationId } from './access';
import type { CallAnswer, CallInput } from './call';
import { type ApiClient, unwrap } from './createClient';

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
