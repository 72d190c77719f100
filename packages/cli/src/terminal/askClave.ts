import { type Context, isInteractive } from '../Context';
import { UsageError } from '../errors';
import { readStdin } from '../input/readStdin';
import { ask } from './ask';

/** @throws UsageError where nobody can be asked. @param missing what to give instead */
export function requireTerminal(context: Context, missing: string): void {
  if (!isInteractive(context)) throw new UsageError(`Aquí no se puede preguntar: ${missing}.`);
}

/** Says which portal it is, where somebody is about to be asked for what opens it. */
export function tellServidor(
  context: Context,
  servidor: string,
  { claveStdin }: { readonly claveStdin?: true },
): void {
  if (!claveStdin && isInteractive(context)) context.stderr.write(`Portal: ${servidor}\n`);
}

/** Somebody's password, asked for or piped; never an argument: every process of the machine can read those. */
export function askClave(
  context: Context,
  { claveStdin }: { readonly claveStdin?: true },
): Promise<string> {
  if (claveStdin) return readStdin(context);
  requireTerminal(context, 'da la contraseña por la entrada estándar con --clave-stdin');
  return ask(context, 'Contraseña: ', { hidden: true });
}
