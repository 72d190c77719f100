import { type Context, isInteractive } from '../Context';
import { UsageError } from '../errors';
import { STDIN } from '../input/readArchivo';
import { toVisible } from '../output/toVisible';
import { ask } from './ask';

/**
 * Whether the command will ask for confirmation. Callers check this before any change, so that a
 * script fails without an effect.
 * @param archivo the file that the command reads
 * @throws UsageError if no user can answer
 */
export function willAsk(
  context: Context,
  { yes, dryRun }: { readonly yes?: true; readonly dryRun?: true },
  archivo?: string,
): boolean {
  if (yes || dryRun) return false;
  if (archivo === STDIN)
    throw new UsageError(
      'La entrada estándar trae el fichero y no se puede preguntar: añade --yes.',
    );
  if (!isInteractive(context))
    throw new UsageError('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.');
  return true;
}

/**
 * Asks the user to type a text. @param texto names the target, so that the user does not type it
 * out of habit. @throws UsageError if the typed text differs
 */
export async function confirmByTyping(context: Context, texto: string): Promise<void> {
  const shown = toVisible(texto);
  const typed = await ask(context, `Escribe «${shown}» para confirmar: `);
  if (typed.trim() !== shown)
    throw new UsageError('Lo escrito no coincide: no se ha cambiado nada.');
}
