import { sql } from 'kysely';
import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

/**
 * A person's entries. A reader who may not read the list of all entries gets only active ones,
 * without the author.
 */
export const listEmpleadoMesDe: Historia['list'] = (db, { persona, isFull, antes, limit }) =>
  db
    .selectFrom('empleados_mes as m')
    .innerJoin('usuarios as e', 'e.id', 'm.encargado_id')
    .select(['m.id', 'm.fecha'])
    .select(isFull ? 'e.usuario as encargado' : sql<null>`null`.as('encargado'))
    .where('m.usuario_id', '=', persona)
    .$if(!isFull, (query) => query.where('m.retirado_en', 'is', null))
    .$call(pageBehind('m.fecha', 'm.id', antes, limit))
    .execute();
