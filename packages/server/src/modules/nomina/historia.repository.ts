import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export const listAjustesDe = (
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('nomina as n')
    .leftJoin('usuarios as e', 'e.id', 'n.encargado_id')
    .select([
      sql<'ajuste'>`'ajuste'`.as('tipo'),
      'n.id',
      'n.fecha',
      'e.usuario as encargado',
      'n.tipo as que',
      'n.cantidad',
    ])
    .where('n.usuario_id', '=', persona)
    // Repeats the index's condition literally: with a parameter the planner would not use the
    // index.
    .where(sql<boolean>`n.ajuste`)
    .where(behind('n.fecha', sql.ref('n.id'), antes))
    .orderBy('n.fecha', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
