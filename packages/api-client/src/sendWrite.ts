import type { ApiClient } from './createClient';
import { type CallAnswer, type CallInput, sendCall } from './sendCall';
import { WRITES } from './writes';

export type WriteId = keyof typeof WRITES;

export interface WriteInit {
  /** Its `Idempotency-Key`, where the caller repeats it by itself; left out, each call has a new one. */
  readonly clave?: string;
  /** It is answered though its page is gone by then. */
  readonly keepalive?: boolean;
}

/** Makes a write of the contract by its name. @throws ApiError */
export const sendWrite = <Id extends WriteId>(
  client: ApiClient,
  operation: Id,
  input: CallInput<Id>,
  { clave, keepalive }: WriteInit = {},
): Promise<CallAnswer<Id>> =>
  sendCall<Id>(client, WRITES[operation].call, input, {
    ...(clave !== undefined && { headers: { 'Idempotency-Key': clave } }),
    ...(keepalive && { keepalive }),
  });
