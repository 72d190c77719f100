import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** Archives every row that is on the pay list, paid or not. @returns how many. */
export async function archivePagos(tx: Kysely<DB>, encargadoId: number, now: Date): Promise<number> {
  const archived = await tx
    .updateTable('pagos')
    .set({ archivado_en: now, archivado_por: encargadoId })
    .where('archivado_en', 'is', null)
    .returning('id')
    .execute();
  return archived.length;
}
