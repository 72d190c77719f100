import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export const listMultasDe = (
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('multas as x')
    .innerJoin('usuarios as e', 'e.id', 'x.encargado_id')
    .select([
      sql<'multa'>`'multa'`.as('tipo'),
      'x.id',
      'x.fecha',
      'e.usuario as encargado',
      'x.creditos as cantidad',
      'x.motivo',
    ])
    .where('x.usuario_id', '=', persona)
    .where('x.anulado_en', 'is', null)
    .where(behind('x.fecha', sql.ref('x.id'), antes))
    .orderBy('x.fecha', 'desc')
    .orderBy('x.id', 'desc')
    .limit(limit)
    .execute();
