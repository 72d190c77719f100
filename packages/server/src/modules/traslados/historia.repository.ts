import { pageBehind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { Historia } from '../../gate/Historia';

export const listTrasladosDe: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('traslados as t')
    .innerJoin('misiones as m', 'm.id', 't.mision_nueva_id')
    .innerJoin('usuarios as e', 'e.id', 't.encargado_id')
    .select([
      't.id',
      't.fecha',
      'e.usuario as encargado',
      nombreDelDia('m', 't.fecha').as('que'),
      't.agencia as de',
    ])
    .where('t.usuario_id', '=', persona)
    .$call(pageBehind('t.fecha', 't.id', antes, limit))
    .execute();
