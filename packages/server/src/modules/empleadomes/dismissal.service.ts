import type { Actor } from '../../access/Actor';
import type { WriteScope } from '../../write/runWrite';
import { retireActiveOf } from './empleadomes.repository';

/** Somebody who is dismissed is employee of the month no more. @returns how many entries were active, 0 or 1. */
export const closeEmpleadoMesForDismissal = (
  { tx, actor, ahora }: WriteScope<Actor>,
  usuarioId: number,
): Promise<number> => retireActiveOf(tx, { usuarioId, por: actor.id, ahora });
