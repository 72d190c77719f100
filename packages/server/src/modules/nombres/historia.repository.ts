import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export const listNombresDe = (
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('cambios_nombre as c')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .select([
      sql<'nombre'>`'nombre'`.as('tipo'),
      'c.id',
      'c.fecha',
      'e.usuario as encargado',
      'c.nuevo as que',
      'c.anterior as de',
    ])
    .where('c.usuario_id', '=', persona)
    .where(behind('c.fecha', sql.ref('c.id'), antes))
    .orderBy('c.fecha', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
