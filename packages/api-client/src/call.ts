import type { OperationId } from './access';
import { type ApiClient, unwrap } from './createClient';
import { OPERATIONS } from './operations';
import type { operations } from './schema';

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : unknown;
/**
 * If the contract has no such part, the type is `unknown`, which has no effect in an intersection
 * of types.
 */
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;
type FieldsOf<Operation extends operations[OperationId]> = JsonOf<Given<Operation['requestBody']>> &
  Given<Operation['parameters']['path']> &
  Given<Operation['parameters']['query']>;

/** All fields of a call in one object: path, query and body. */
export type CallInput<Id extends OperationId> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a call without fields is made without an argument.
  unknown extends FieldsOf<operations[Id]> ? void : FieldsOf<operations[Id]>;
export type CallAnswer<Id extends OperationId> = JsonOf<
  operations[Id]['responses'][200 & keyof operations[Id]['responses']]
>;

/** The calls that can be made without an argument. */
type BareId = {
  [Id in OperationId]: CallInput<Id> extends infer Input
    ? [Input] extends [object]
      ? Partial<Input> extends Input
        ? Id
        : never
      : Id
    : never;
}[OperationId];

/** The calls that read an append-only list. An answer is one page, with the newest row first. */
export type PagedId = {
  [Id in OperationId]: CallInput<Id> extends { antes?: number; limit?: number }
    ? CallAnswer<Id> extends readonly { readonly id: number }[]
      ? Id
      : never
    : never;
}[OperationId];

export interface CallInit extends Pick<RequestInit, 'headers' | 'keepalive' | 'signal'> {
  /**
   * The `Idempotency-Key`, for a write that the caller itself may repeat. By default each call gets
   * a new key.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * The class of the request, by default the client's `Request`. A caller can use a request with
   * `keepalive`, which outlives its page.
   */
  readonly Request?: typeof Request;
}

/**
 * Puts a field into the path if the path names it, otherwise into the query of a GET or the body of
 * a POST.
 */
function placeFields(id: OperationId, input: object) {
  const { method, path } = OPERATIONS[id];
  const fields = Object.entries(input);
  const isInPath = ([name]: [string, unknown]): boolean => path.includes(`{${name}}`);
  const rest = Object.fromEntries(fields.filter((field) => !isInPath(field)));
  const params = { path: Object.fromEntries(fields.filter(isInPath)) };
  if (method === 'GET') return { params: { ...params, query: rest } };
  return { params, ...(Object.keys(rest).length > 0 && { body: rest }) };
}

/**
 * Makes a call of the contract.
 * @param input all fields of the call in one object
 * @throws ApiError for every failure
 */
export function call<Id extends BareId>(
  client: ApiClient,
  id: Id,
  input?: CallInput<Id>,
  init?: CallInit,
): Promise<CallAnswer<Id>>;
export function call<Id extends OperationId>(
  client: ApiClient,
  id: Id,
  input: CallInput<Id>,
  init?: CallInit,
): Promise<CallAnswer<Id>>;
export function call(
  client: ApiClient,
  id: OperationId,
  // biome-ignore lint/suspicious/noConfusingVoidType: see CallInput.
  input?: object | void,
  { idempotencyKey, headers, ...init }: CallInit = {},
): Promise<unknown> {
  const { method, path } = OPERATIONS[id];
  // openapi-fetch accepts only a path that fits the method. Here both are from the same row of the
  // table, but TypeScript cannot know that.
  const send = client[method] as (path: string, init: object) => Promise<{ data?: unknown }>;
  return unwrap(
    send(path, {
      ...init,
      ...placeFields(id, input ?? {}),
      headers: {
        ...(headers as Record<string, string> | undefined),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
    }),
  );
}
