import { type Context, isInteractive } from '../Context';
import { UsageError } from '../errors';
import { readStdin } from '../input/readArchivo';
import { ask } from './ask';

/**
 * Fails without a terminal. @param missing the alternative that the error names. @throws UsageError
 */
export function requireTerminal(context: Context, missing: string): void {
  if (!isInteractive(context)) throw new UsageError(`Aquí no se puede preguntar: ${missing}.`);
}

/** Names the portal before its credentials are asked for. */
export function tellServidor(
  context: Context,
  servidor: string,
  { claveStdin }: { readonly claveStdin?: true },
): void {
  if (!claveStdin && isInteractive(context)) context.stderr.write(`Portal: ${servidor}\n`);
}

/**
 * Asks for a password. The password is never an argument, since every process of the machine can
 * read arguments.
 */
export function askClave(
  context: Context,
  { claveStdin }: { readonly claveStdin?: true },
): Promise<string> {
  if (claveStdin) return readStdin(context);
  requireTerminal(context, 'da la contraseña por la entrada estándar con --clave-stdin');
  return ask(context, 'Contraseña: ', { hidden: true });
}
