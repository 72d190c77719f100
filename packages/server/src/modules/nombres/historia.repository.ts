import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

export const listNombresDe: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('cambios_nombre as c')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .select(['c.id', 'c.fecha', 'e.usuario as encargado', 'c.nuevo as que', 'c.anterior as de'])
    .where('c.usuario_id', '=', persona)
    .$call(pageBehind('c.fecha', 'c.id', antes, limit))
    .execute();
