import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

const TIPO_DE = { sumado: 'presente', pausado: 'pausado', fuerabase: 'fuerabase' } as const;

export const listPasesDe: Historia['list'] = async (db, { persona, antes, limit }) => {
  const rows = await db
    .selectFrom('paselista_personas as p')
    .innerJoin('paselistas as l', 'l.id', 'p.paselista_id')
    .innerJoin('usuarios as e', 'e.id', 'l.encargado_id')
    .select(['p.resultado', 'l.id', 'l.fecha', 'e.usuario as encargado'])
    .where('p.usuario_id', '=', persona)
    .$call(pageBehind('l.fecha', 'l.id', antes, limit))
    .execute();
  return rows.map(({ resultado, ...row }) => ({ tipo: TIPO_DE[resultado], ...row }));
};
