import { sql } from 'kysely';
import { pageBehind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

export const listAjustesDe: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('nomina as n')
    .leftJoin('usuarios as e', 'e.id', 'n.encargado_id')
    .select(['n.id', 'n.fecha', 'e.usuario as encargado', 'n.tipo as que', 'n.cantidad'])
    .where('n.usuario_id', '=', persona)
    // The condition of the partial index, literally. With a parameter, the planner would not use
    // the index.
    .where(sql<boolean>`n.ajuste`)
    .$call(pageBehind('n.fecha', 'n.id', antes, limit))
    .execute();
