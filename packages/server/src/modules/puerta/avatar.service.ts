import type { Actor } from '../../access/Actor';
import type { Deps } from '../../gate/Deps';
import { requirePuerta } from './puerta.service';

/** How many names a user may look up per window. Each name may call the avatar service. */
export const PREGUNTAS = { max: 600, windowMs: 15 * 60_000 };

/**
 * The answer of the agency's avatar service about a name. A failure of the service is an answer
 * too.
 * @throws Rechazo 403 below the category that the agency chose; 400 for an empty name.
 */
export async function getPuertaAvatar(
  { readAvatar }: Pick<Deps, 'readAvatar'>,
  asked: { actor: Actor; nombre: string },
) {
  return readAvatar(requirePuerta(asked));
}
