import { pageBehind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { Historia } from '../../gate/Historia';

export const listMisionesDe: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('misiones_vendidas as v')
    .innerJoin('ventas as s', 's.id', 'v.venta_id')
    .innerJoin('misiones as m', 'm.id', 'v.mision_nueva_id')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .select([
      'v.id',
      'v.fecha',
      'e.usuario as encargado',
      nombreDelDia('m', 'v.fecha').as('que'),
      's.credito as cantidad',
    ])
    .where('v.usuario_id', '=', persona)
    .$call(pageBehind('v.fecha', 'v.id', antes, limit))
    .execute();
