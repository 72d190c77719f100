import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

export const listMisionesDe = (
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('misiones_vendidas as v')
    .innerJoin('ventas as s', 's.id', 'v.venta_id')
    .innerJoin('misiones as m', 'm.id', 'v.mision_nueva_id')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .select([
      sql<'compra'>`'compra'`.as('tipo'),
      'v.id',
      'v.fecha',
      'e.usuario as encargado',
      nombreDelDia('m', 'v.fecha').as('que'),
      's.credito as cantidad',
    ])
    .where('v.usuario_id', '=', persona)
    .where(behind('v.fecha', sql.ref('v.id'), antes))
    .orderBy('v.fecha', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
