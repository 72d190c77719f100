import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

/** The acts that a history has. Other acts, such as a pause, are only in the detail of a time. */
const TOLD = ['confirmado', 'ajustado', 'cancelado'] as const;

export const listTiemposDe: Historia['list'] = async (db, { persona, antes, limit }) => {
  const rows = await db
    .selectFrom('tiempos_registro as r')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.accion as tipo', 'r.id', 'r.fecha', 'e.usuario as encargado', 'r.minutos'])
    .where('r.usuario_id', '=', persona)
    .where('r.accion', 'in', TOLD)
    .$call(pageBehind('r.fecha', 'r.id', antes, limit))
    .$narrowType<{ tipo: (typeof TOLD)[number] }>()
    .execute();
  return rows.map(({ minutos, ...row }) => ({
    ...row,
    ...(minutos !== null && { cantidad: minutos }),
  }));
};
