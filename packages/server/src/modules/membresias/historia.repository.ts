import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export async function listMembresiasDe(
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> {
  const rows = await db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .select(['v.id', 'v.fecha', 'e.usuario as encargado', 'm.nombre as que', 'v.finaliza'])
    .where('v.usuario_id', '=', persona)
    .where('v.anulado_en', 'is', null)
    .where(behind('v.fecha', sql.ref('v.id'), antes))
    .orderBy('v.fecha', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ finaliza, ...row }) => ({
    tipo: 'membresia',
    ...row,
    ...(finaliza && { hasta: finaliza.toISOString() }),
  }));
}
