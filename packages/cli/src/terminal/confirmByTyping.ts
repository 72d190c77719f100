import { type Context, isInteractive } from '../Context';
import { UsageError } from '../errors';
import { toVisible } from '../output/toVisible';
import { ask } from './ask';

/**
 * @throws UsageError without a terminal. Called before any request, so that a script fails at once.
 */
export function requireTerminalUser(context: Context): void {
  if (!isInteractive(context))
    throw new UsageError('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.');
}

/**
 * Makes the user type a text to confirm a change that cannot simply be undone.
 * @param texto names the target, so that it is never typed out of habit: a person's name, a period
 * of this agency
 * @throws UsageError for any other answer.
 */
export async function confirmByTyping(context: Context, texto: string): Promise<void> {
  const shown = toVisible(texto);
  const typed = await ask(context, `Escribe «${shown}» para confirmar: `);
  if (typed.trim() !== shown)
    throw new UsageError('Lo escrito no coincide: no se ha cambiado nada.');
}
