import type { Context } from '../Context';
import type { PreparedChange } from '../change/PreparedChange';
import { type Connection, connect } from '../connect';
import { toVisible } from '../output/toVisible';
import { toJson } from '../output/writeRows';
import { confirmByTyping, willAsk } from '../terminal/confirmByTyping';
import { CONFIRMATION, type Confirmation, DRY_RUN } from './sharedTakes';

export type CambioFlags = Confirmation & { readonly json?: true };

const DONE = { '--json': 'escribe JSON: qué es y si se ha hecho' };

/** The options of a command whose change can be undone, so that it asks for no confirmation. */
export const CAMBIO = { ...DRY_RUN, ...DONE };

/**
 * The options of a command whose change cannot be undone completely, so that it asks for
 * confirmation.
 */
export const DEFINITIVO = { ...CONFIRMATION, ...DONE };

export const toSentence = (text: string): string => toVisible(text).replace(/([^.?])$/, '$1.');

async function apply(
  context: Context,
  { dryRun, json }: CambioFlags,
  { descripcion, send }: PreparedChange,
): Promise<void> {
  const mensaje = dryRun ? null : await send();
  context.stderr.write(
    mensaje === null
      ? `${toSentence(descripcion)}\nNo se ha cambiado nada.\n`
      : `${toSentence(mensaje)}\n`,
  );
  if (json) context.stdout.write(toJson({ hecho: mensaje !== null, descripcion, mensaje }));
}

export async function applyCambio(
  context: Context,
  flags: CambioFlags,
  prepare: (connection: Connection) => Promise<PreparedChange>,
): Promise<void> {
  await apply(context, flags, await prepare(await connect(context)));
}

/**
 * Makes a change that cannot be undone completely. Without `--yes` it first shows the change and
 * asks for confirmation.
 */
export async function applyDefinitivo(
  context: Context,
  flags: CambioFlags,
  prepare: (connection: Connection) => Promise<PreparedChange>,
): Promise<void> {
  const isAsked = willAsk(context, flags);
  const cambio = await prepare(await connect(context));
  if (isAsked) {
    context.stderr.write(
      `${toSentence(cambio.descripcion)}\n${toSentence(cambio.deshacer ?? 'No se puede deshacer')}\n`,
    );
    await confirmByTyping(context, cambio.confirmacion);
  }
  await apply(context, flags, cambio);
}
