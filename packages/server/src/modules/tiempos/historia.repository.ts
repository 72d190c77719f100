import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

/** The acts with a result. Others, such as a pause, appear only in the detail of a time. */
const TOLD = ['confirmado', 'ajustado', 'cancelado'] as const;

/** The results of a person's times, the newest first. */
export async function listTiemposDe(
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> {
  const rows = await db
    .selectFrom('tiempos_registro as r')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.accion as tipo', 'r.id', 'r.fecha', 'e.usuario as encargado', 'r.minutos'])
    .where('r.usuario_id', '=', persona)
    .where('r.accion', 'in', TOLD)
    .where(behind('r.fecha', sql.ref('r.id'), antes))
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .$narrowType<{ tipo: (typeof TOLD)[number] }>()
    .execute();
  return rows.map(({ minutos, ...row }) => ({
    ...row,
    ...(minutos !== null && { cantidad: minutos }),
  }));
}
