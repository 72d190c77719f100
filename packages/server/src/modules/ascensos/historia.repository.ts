import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export const listAscensosDe = (
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('ascensos as a')
    .innerJoin('misiones as m', 'm.id', 'a.mision_nueva_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select([
      sql<'ascenso'>`'ascenso'`.as('tipo'),
      'a.id',
      'a.fecha',
      'e.usuario as encargado',
      nombreDelDia('m', 'a.fecha').as('que'),
    ])
    .where('a.usuario_id', '=', persona)
    .where(behind('a.fecha', sql.ref('a.id'), antes))
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
