import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

/**
 * The entries of a person. A viewer who may not read the list sees only active ones, without
 * author.
 */
export const listEmpleadoMesDe = (
  db: Kysely<DB>,
  { persona, viewer, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('empleados_mes as m')
    .innerJoin('usuarios as e', 'e.id', 'm.encargado_id')
    .select([sql<'empleado'>`'empleado'`.as('tipo'), 'm.id', 'm.fecha'])
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
