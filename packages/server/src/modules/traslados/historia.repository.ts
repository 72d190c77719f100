import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export const listTrasladosDe = (
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('traslados as t')
    .innerJoin('misiones as m', 'm.id', 't.mision_nueva_id')
    .innerJoin('usuarios as e', 'e.id', 't.encargado_id')
    .select([
      sql<'traslado'>`'traslado'`.as('tipo'),
      't.id',
      't.fecha',
      'e.usuario as encargado',
      nombreDelDia('m', 't.fecha').as('que'),
      't.agencia as de',
    ])
    .where('t.usuario_id', '=', persona)
    .where(behind('t.fecha', sql.ref('t.id'), antes))
    .orderBy('t.fecha', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
