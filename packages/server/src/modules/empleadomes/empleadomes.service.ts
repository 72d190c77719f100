import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import type { WriteScope } from '../../write/runWrite';
import { retireActiveOf, selectActive } from './empleadomes.repository';

/** The employees of the month that the home page shows. */
export async function listActivos(db: Kysely<DB>) {
  const rows = await selectActive(db).execute();
  return rows.map(({ fecha, ...rest }) => ({ ...rest, fecha: fecha.toISOString() }));
}

/** Somebody who is dismissed is employee of the month no more. @returns how many entries were active, 0 or 1. */
export const closeEmpleadoMesForDismissal = ({ tx, actor, ahora }: WriteScope<Actor>, usuarioId: number): Promise<number> =>
  retireActiveOf(tx, { usuarioId, por: actor.id, ahora });
