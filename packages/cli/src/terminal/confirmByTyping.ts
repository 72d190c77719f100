import { type Context, isInteractive } from '../Context';
import { UsageError } from '../errors';
import { toVisible } from '../output/toVisible';
import { ask } from './ask';

/** Before any request, so that a script fails at once. @throws UsageError without a terminal */
export function requireTerminalUser(context: Context): void {
  if (!isInteractive(context))
    throw new UsageError('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.');
}

/**
 * `texto` names the target, so that it is never typed out of habit. @throws UsageError otherwise
 */
export async function confirmByTyping(context: Context, texto: string): Promise<void> {
  const shown = toVisible(texto);
  const typed = await ask(context, `Escribe «${shown}» para confirmar: `);
  if (typed.trim() !== shown)
    throw new UsageError('Lo escrito no coincide: no se ha cambiado nada.');
}
