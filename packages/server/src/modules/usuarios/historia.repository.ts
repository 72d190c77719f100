import { pageBehind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { Historia } from '../../gate/Historia';

/** Tables that also record a given rank, with all details and at the very same instant. */
const TOLD_ELSEWHERE = ['degrados', 'traslados', 'misiones_vendidas'] as const;

/** Ranks given by hand, without those that another source of the history contains. */
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
    .where((eb) =>
      eb.not(
        eb.or([
          ...TOLD_ELSEWHERE.map((table) =>
            eb.exists(
              eb
                .selectFrom(`${table as 'degrados'} as otra`)
                .select('otra.id')
                .whereRef('otra.usuario_id', '=', 'c.usuario_id')
                .whereRef('otra.fecha', '=', 'c.fecha'),
            ),
          ),
          eb.exists(
            eb
              .selectFrom('pagos as p')
              .select('p.id')
              .whereRef('p.usuario_id', '=', 'c.usuario_id')
              .whereRef('p.pagado_en', '=', 'c.fecha')
              .where('p.mision_id', 'is not', null),
          ),
        ]),
      ),
    )
    .execute();
  return rows.map(({ motivo, ...row }) => ({
    tipo: 'edicion',
    ...row,
    ...(motivo !== null && { motivo }),
  }));
};
