import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

const TIPO_DE = { en_espera: 'pedida', aceptada: 'aceptada', cancelada: 'rechazada' } as const;

export async function listAusenciasDe(
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> {
  const rows = await db
    .selectFrom('ausencias as a')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select([
      'a.estado',
      'a.id',
      'a.creada_en as fecha',
      'e.usuario as encargado',
      'a.inicio',
      'a.final',
      'a.motivo',
    ])
    .where('a.usuario_id', '=', persona)
    .where(behind('a.creada_en', sql.ref('a.id'), antes))
    .orderBy('a.creada_en', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ estado, ...row }) => ({ tipo: TIPO_DE[estado], ...row }));
}
