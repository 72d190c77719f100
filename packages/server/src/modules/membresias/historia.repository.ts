import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

export const listMembresiasDe: Historia['list'] = async (db, { persona, antes, limit }) => {
  const rows = await db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .select(['v.id', 'v.fecha', 'e.usuario as encargado', 'm.nombre as que', 'v.finaliza'])
    .where('v.usuario_id', '=', persona)
    .where('v.anulado_en', 'is', null)
    .$call(pageBehind('v.fecha', 'v.id', antes, limit))
    .execute();
  return rows.map(({ finaliza, ...row }) => ({
    ...row,
    ...(finaliza && { hasta: finaliza.toISOString() }),
  }));
};
