import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

const TIPO_DE = { en_espera: 'pedida', aceptada: 'aceptada', cancelada: 'rechazada' } as const;

export const listAusenciasDe: Historia['list'] = async (db, { persona, antes, limit }) => {
  const rows = await db
    .selectFrom('ausencias as a')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select([
      'a.estado',
      'a.id',
      'a.creada_en as fecha',
      'e.usuario as encargado',
      'a.inicio',
      'a.final',
      'a.motivo',
    ])
    .where('a.usuario_id', '=', persona)
    .$call(pageBehind('a.creada_en', 'a.id', antes, limit))
    .execute();
  return rows.map(({ estado, ...row }) => ({ tipo: TIPO_DE[estado], ...row }));
};
