import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** The active employees of the month who are still with the agency, the newest first. */
export const selectActive = (db: Kysely<DB>) =>
  db
    .selectFrom('empleados_mes as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'u.usuario as usuarioNombre', 'e.fecha'])
    .where('e.retirado_en', 'is', null)
    .where('u.despedido_en', 'is', null)
    .orderBy('e.fecha', 'desc')
    .orderBy('e.id', 'desc');
