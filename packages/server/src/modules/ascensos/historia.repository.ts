import { pageBehind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { Historia } from '../../gate/Historia';

export const listAscensosDe: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('ascensos as a')
    .innerJoin('misiones as m', 'm.id', 'a.mision_nueva_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select(['a.id', 'a.fecha', 'e.usuario as encargado', nombreDelDia('m', 'a.fecha').as('que')])
    .where('a.usuario_id', '=', persona)
    .$call(pageBehind('a.fecha', 'a.id', antes, limit))
    .execute();
