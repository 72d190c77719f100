import { sql } from 'kysely';
import { pageBehind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { Historia } from '../../gate/Historia';

/**
 * Conditions for a change of rank that another source of the history also tells: its table has a
 * row of the same person and the same instant, with more details.
 */
const TOLD_ELSEWHERE = [
  ...['degrados', 'traslados', 'misiones_vendidas'].map(
    (table) =>
      sql`exists (select from ${sql.table(table)} o where o.usuario_id = c.usuario_id and o.fecha = c.fecha)`,
  ),
  sql`exists (select from pagos p where p.usuario_id = c.usuario_id and p.pagado_en = c.fecha and p.mision_id is not null)`,
];

/**
 * The changes of rank that a user made by hand, without the changes that another source of the
 * history also tells.
 */
export const listCambiosRangoDe: Historia['list'] = async (db, { persona, antes, limit }) => {
  const rows = await db
    .selectFrom('cambios_rango as c')
    .innerJoin('misiones as a', 'a.id', 'c.mision_anterior_id')
    .innerJoin('misiones as n', 'n.id', 'c.mision_nueva_id')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .select(['c.id', 'c.fecha', 'e.usuario as encargado', 'c.motivo'])
    .select([nombreDelDia('n', 'c.fecha').as('que'), nombreDelDia('a', 'c.fecha').as('de')])
    .where('c.usuario_id', '=', persona)
    .$call(pageBehind('c.fecha', 'c.id', antes, limit))
    .where(sql<boolean>`not ${sql.join(TOLD_ELSEWHERE, sql` and not `)}`)
    .execute();
  return rows.map(({ motivo, ...row }) => ({ ...row, ...(motivo !== null && { motivo }) }));
};
