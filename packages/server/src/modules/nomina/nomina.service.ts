import { earnedPay, type Logros } from '@garita/domain/nomina/paga';
import { findFailure } from '@garita/domain/reglas/Rule';
import { momentsOf, type RangoFechas, rangoFechasRules } from '@garita/domain/reglas/rangoFechas.rules';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { getAgencia } from '../agencia/agencia.service';
import { getCategorias } from '../rangos/rangos.service';
import { holdOpenPeriod, insertEntry, insertPeriodo, listReduced, listTotals, sumOpen, type TotalsRow } from './nomina.repository';

export { insertPeriodo as openPeriodo };

/** Credits one promotion to the promoter's payroll, in the transaction that gives the promotion. */
export async function creditAscenso(
  tx: Kysely<DB>,
  { usuarioId, ascensoId, motivo, ahora }: { usuarioId: number; ascensoId: number; motivo: string; ahora: Date },
): Promise<void> {
  const { id } = await holdOpenPeriod(tx);
  await insertEntry(tx, {
    usuario_id: usuarioId,
    periodo_id: id,
    tipo: 'ascenso',
    cantidad: 1,
    fecha: ahora,
    motivo,
    encargado_id: null,
    ascenso_id: ascensoId,
  });
}

const toRow = ({ id, usuario, categoria_id, ascensos, asistencias, times, fecha }: TotalsRow) => ({
  id,
  usuario: id,
  usuarioNombre: usuario,
  categoria: categoria_id,
  ascensos,
  asistencias,
  times,
  fecha: fecha?.toISOString() ?? null,
});

type NominaFila = ReturnType<typeof toRow>;

/** What one person is credited in the open period. */
export async function readLogros(db: Kysely<DB>, usuarioId: number): Promise<Logros> {
  const [ascensos, asistencias, times] = [
    await sumOpen(db, usuarioId, 'ascenso'),
    await sumOpen(db, usuarioId, 'asistencia'),
    await sumOpen(db, usuarioId, 'minutos'),
  ];
  return { ascensos, asistencias, times };
}

/** Whether an active membership halves a person's requirements at a moment. */
export const isReduced = async (db: Kysely<DB>, usuarioId: number, now: Date): Promise<boolean> =>
  (await listReduced(db, now)).some(({ id_usuario }) => id_usuario === usuarioId);

type Nomina = [NominaFila[], { usuario: number; paga: number }[], { id_usuario: number }[]];

/** Rows with what each person has earned by them, and whose requirements are halved now. */
async function toNomina(db: Kysely<DB>, totals: readonly TotalsRow[], now: Date): Promise<Nomina> {
  const rows = totals.map(toRow);
  const reduced = await listReduced(db, now);
  const categorias = await getCategorias(db);
  const isReduced = new Set(reduced.map((r) => r.id_usuario));
  const pays = rows.flatMap((row) => {
    const requisitos = categorias.get(row.categoria);
    const paga = requisitos ? earnedPay(row, requisitos, isReduced.has(row.usuario)) : 0;
    return paga > 0 ? [{ usuario: row.usuario, paga }] : [];
  });
  return [rows, pays, reduced];
}

/** The open pay period: rows, what each has earned so far, and whose requirements are halved (contract: allNomina). */
export const getNomina = async (db: Kysely<DB>, now: Date): Promise<Nomina> => toNomina(db, await listTotals(db, 'abierto'), now);

/**
 * The same over the entries of some days, across periods (contract: allNominaPorFecha).
 * @throws Rechazo 400 by `rangoFechasRules`.
 */
export async function getNominaBetween(db: Kysely<DB>, rango: RangoFechas, now: Date): Promise<Nomina> {
  const failure = findFailure(rangoFechasRules, rango);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  const { zona } = await getAgencia(db);
  return toNomina(db, await listTotals(db, momentsOf(rango, zona)), now);
}
