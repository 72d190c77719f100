import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

export const listMultasDe: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('multas as x')
    .innerJoin('usuarios as e', 'e.id', 'x.encargado_id')
    .select(['x.id', 'x.fecha', 'e.usuario as encargado', 'x.creditos as cantidad', 'x.motivo'])
    .where('x.usuario_id', '=', persona)
    .where('x.anulado_en', 'is', null)
    .$call(pageBehind('x.fecha', 'x.id', antes, limit))
    .execute();
