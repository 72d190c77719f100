import { type CallAnswer, type CallInput, call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { WriteId } from '@garita/api-client/operations';
import { RefusedError } from '../errors';
import { type PreparedChange, toRefused } from './PreparedChange';

interface Descrito extends Pick<PreparedChange, 'descripcion' | 'deshacer' | 'turno' | 'yaHecha'> {
  /** The affected person: their name is the confirmation, their number the `turno`. */
  readonly persona?: { readonly id: number; readonly usuario: string };
  /** Default: the person's name. */
  readonly confirmacion?: string;
  /** Why the change has no effect: refused when alone, reported as done in a lote. */
  readonly idle?: string | false | undefined;
}

type ToldId = {
  [Id in WriteId]: CallAnswer<Id> extends { readonly msg: string } ? Id : never;
}[WriteId];

type Body<Id extends WriteId> =
  CallInput<Id> extends void ? { readonly body?: undefined } : { readonly body: CallInput<Id> };

/**
 * A change that a service has validated: the fields of its call, or a function that sends it.
 * `gone` is the reason why its row no longer exists: refused when alone, a refusal of the portal in
 * a lote.
 */
export type Acto<Id extends WriteId> = Descrito &
  (
    | (Id extends ToldId ? Body<Id> : never)
    | { readonly send: PreparedChange['send'] }
    | { readonly gone: string }
  );

interface Loose extends Descrito {
  readonly body?: unknown;
  readonly send?: PreparedChange['send'];
  readonly gone?: string;
}

/** @throws RefusedError outside a lote when the act is idle or gone */
export function toCambio<Id extends WriteId>(
  api: ApiClient,
  id: Id,
  acto: Acto<Id>,
  enLote: boolean,
): PreparedChange {
  const { persona, idle, gone, body, send, ...rest }: Loose = acto;
  const obstacle = idle || gone;
  if (obstacle && !enLote) throw new RefusedError(obstacle);
  const linea = {
    confirmacion: persona?.usuario ?? '',
    ...(persona && { turno: String(persona.id) }),
    ...(idle && { yaHecha: idle }),
    ...rest,
  };
  if (gone !== undefined) return toRefused(linea, gone);
  const sendBody: PreparedChange['send'] = async (clave) => {
    // The type of Acto allows a body only for a call whose answer has a message.
    const answer = call(api, id, body as CallInput<Id>, { idempotencyKey: clave });
    return ((await answer) as { readonly msg: string }).msg;
  };
  return { ...linea, send: send ?? sendBody };
}
