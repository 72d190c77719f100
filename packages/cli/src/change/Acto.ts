import { type CallAnswer, type CallInput, call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { WriteId } from '@garita/api-client/operations';
import { RefusedError } from '../errors';
import { type PreparedChange, toRefused } from './PreparedChange';

interface Descrito extends Pick<PreparedChange, 'descripcion' | 'deshacer' | 'turno' | 'yaHecha'> {
  /** The affected person. The name is the default confirmation, and the id is the `turno`. */
  readonly persona?: { readonly id: number; readonly usuario: string };
  /** The text to type as confirmation. Default: the person's name. */
  readonly confirmacion?: string;
  /**
   * Why the change would have no effect. A single change is then refused; a line of a bulk run
   * (`lote`) is reported as done.
   */
  readonly idle?: string | false | undefined;
}

type ToldId = {
  [Id in WriteId]: CallAnswer<Id> extends { readonly msg: string } ? Id : never;
}[WriteId];

type Body<Id extends WriteId> =
  CallInput<Id> extends void ? { readonly body?: undefined } : { readonly body: CallInput<Id> };

/**
 * A change that a service has validated: the body of the call, or a function that sends the change.
 * `gone` says why the row of the change no longer exists. A single change is then refused; a line
 * of a bulk run is reported as if the portal had refused it.
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

/** Prepares an act for sending. @throws RefusedError for a single change that is idle or gone */
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
    // Acto allows `body` only for calls whose answer has a message.
    const answer = call(api, id, body as CallInput<Id>, { idempotencyKey: clave });
    return ((await answer) as { readonly msg: string }).msg;
  };
  return { ...linea, send: send ?? sendBody };
}
