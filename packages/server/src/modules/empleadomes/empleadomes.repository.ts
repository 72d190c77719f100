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

/** Ends what a person is as employee of the month. @returns how many entries were active, 0 or 1. */
export async function retireActiveOf(tx: Kysely<DB>, { usuarioId, por, ahora }: { usuarioId: number; por: number; ahora: Date }): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('empleados_mes')
    .set({ retirado_en: ahora, retirado_por: por })
    .where('usuario_id', '=', usuarioId)
    .where('retirado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
