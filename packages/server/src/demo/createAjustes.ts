import { formatRequisito, type TipoRequisito } from '@garita/domain/nomina/requisito';
import { NOMINA } from '@garita/domain/nomina/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const HOUR = 3_600_000;

/** What was corrected by hand, by whom, and how many hours ago: all in the open period, the newest first. */
const GUIONES: readonly (readonly [tipo: TipoRequisito, cantidad: number, por: 'Supervisora' | 'Gerente', hace: number])[] = [
  ['ascenso', 1, 'Supervisora', 6],
  ['minutos', 45, 'Gerente', 14],
  ['asistencia', 1, 'Supervisora', 31],
  ['minutos', -15, 'Gerente', 52],
  ['ascenso', 2, 'Gerente', 75],
];

/** Corrections of the payroll of some whom nobody knows by name; a small agency has none. A subtraction is of somebody who has that much. */
export async function createAjustes(tx: Kysely<DB>, now: Date): Promise<void> {
  const { id: periodo_id } = await tx.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).executeTakeFirstOrThrow();
  const bosses = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Supervisora', 'Gerente']).execute();
  const gente = await tx
    .selectFrom('nomina as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select('u.id')
    .where('n.periodo_id', '=', periodo_id)
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .where('n.tipo', '=', 'minutos')
    .groupBy('u.id')
    .having((eb) => eb.fn.sum('n.cantidad'), '>=', 60)
    .orderBy('u.id')
    .execute();
  const rows = GUIONES.flatMap(([tipo, cantidad, por, hace], i) => {
    const persona = gente[i * 3];
    const encargado_id = bosses.find(({ usuario }) => usuario === por)?.id;
    if (!persona || encargado_id === undefined) return [];
    const motivo = NOMINA.motivoAjuste(`${cantidad < 0 ? '−' : '+'}${formatRequisito(tipo, Math.abs(cantidad))}`);
    return [{ usuario_id: persona.id, periodo_id, tipo, cantidad, fecha: new Date(now.getTime() - hace * HOUR), motivo, encargado_id, ajuste: true }];
  });
  await insertMany(tx, 'nomina', rows.reverse());
}
