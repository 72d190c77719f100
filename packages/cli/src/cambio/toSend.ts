import { type CallAnswer, type CallInput, call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { WriteId } from '@garita/api-client/operations';
import type { Cambio } from './Cambio';

type ToldId = {
  [Id in WriteId]: CallAnswer<Id> extends { readonly msg: string } ? Id : never;
}[WriteId];

export const toSend =
  <Id extends ToldId>(
    api: ApiClient,
    id: Id,
    ...[input]: CallInput<Id> extends void ? [] : [input: CallInput<Id>]
  ): Cambio['send'] =>
  async (clave) => {
    const answer = await call<Id>(api, id, input as CallInput<Id>, { idempotencyKey: clave });
    return (answer as { readonly msg: string }).msg;
  };
