import type { CallAnswer, CallInput } from './call';
import type { ApiClient } from './createClient';
import type { WriteId } from './operations';
import { sendCall } from './sendCall';
import { WRITES } from './writes';

export interface WriteInit {
  /** Its `Idempotency-Key`, where the caller repeats it by itself; left out, each call has a new one. */
  readonly clave?: string;
  /** Of what kind its request is, e.g. one that outlives its page; left out, the platform's. */
  readonly request?: typeof Request;
}

/** Makes a write of the contract by its name. @throws ApiError */
export const sendWrite = <Id extends WriteId>(
  client: ApiClient,
  operation: Id,
  input: CallInput<Id>,
  { clave, request }: WriteInit = {},
): Promise<CallAnswer<Id>> =>
  sendCall<Id>(client, WRITES[operation].call, input, {
    ...(clave !== undefined && { headers: { 'Idempotency-Key': clave } }),
    ...(request && { Request: request }),
  });
