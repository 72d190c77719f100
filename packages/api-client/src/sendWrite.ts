import type { ApiClient } from './createClient';
import { type CallAnswer, type CallInput, sendCall } from './sendCall';
import { WRITES } from './writes';

export type WriteId = keyof typeof WRITES;

/** Makes a write of the contract by its name. @throws ApiError */
export const sendWrite = <Id extends WriteId>(client: ApiClient, operation: Id, input: CallInput<Id>): Promise<CallAnswer<Id>> =>
  sendCall<Id>(client, WRITES[operation].call, input);
