import { type Context, isInteractive } from '../Context';
import { UsageError } from '../errors';
import { ask } from './ask';

/** @throws UsageError when nobody can be asked. Called before anything is looked up, so that a script fails at once. */
export function requireSomebody(context: Context): void {
  if (!isInteractive(context)) throw new UsageError('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.');
}

/** Lets the person type a name to confirm what cannot be undone. @throws UsageError for any other answer. */
export async function confirmByName(context: Context, nombre: string): Promise<void> {
  const typed = await ask(context, `Escribe «${nombre}» para confirmar: `);
  if (typed.trim() !== nombre) throw new UsageError('El nombre no coincide: no se ha cambiado nada.');
}
