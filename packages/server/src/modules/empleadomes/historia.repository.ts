import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

/** When a person was made employee of the month, the newest first. What is over is told to whoever may see who was. */
export const listEmpleadoMesDe = (
  db: Kysely<DB>,
  { persona, viewer, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('empleados_mes as m')
    .innerJoin('usuarios as e', 'e.id', 'm.encargado_id')
    .select([sql<'empleado'>`'empleado'`.as('tipo'), 'm.id', 'm.fecha'])
    // Those who see no more than who it is are not told by whom.
    .select(
      viewer.may('allEmpleadoMes') ? 'e.usuario as encargado' : sql<null>`null`.as('encargado'),
    )
    .where('m.usuario_id', '=', persona)
    .$if(!viewer.may('allEmpleadoMes'), (query) => query.where('m.retirado_en', 'is', null))
    .where(behind('m.fecha', sql.ref('m.id'), antes))
    .orderBy('m.fecha', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
