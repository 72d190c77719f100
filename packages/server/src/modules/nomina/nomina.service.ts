import { weekOf } from '@garita/domain/formato/week';
import { earnedPay, payrollRequirements, type Requisitos } from '@garita/domain/nomina/paga';
import type { Logros } from '@garita/domain/nomina/requisito';
import {
  momentsOf,
  type RangoFechas,
  rangoFechasRules,
} from '@garita/domain/reglas/rangoFechas.rules';
import type { Transaction } from 'kysely';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import { later } from '../../db/roundTrips/batch';
import type { DB } from '../../db/tables';
import { JsonText } from '../../gate/JsonText';
import { getAgencia } from '../ajustes/ajustes.service';
import { getCategorias } from '../rangos/rangos.service';
import { insertCredito, insertEntries, insertEntry } from './asientos.repository';
import { listPagasCerradas } from './cierres.repository';
import {
  findSums,
  listReduced,
  listTotals,
  listTotalsWithNewest,
  type OpenBases,
  readOpenBases,
  type TotalsRow,
  writeTotals,
} from './nomina.repository';
import {
  findOpenPeriod,
  insertPeriodo,
  lockOpenPeriod,
  openPeriodHeld,
} from './periodos.repository';
import { type Nomina, toFila } from './toNomina';

export { findOpenPeriod, insertPeriodo as openPeriodo };

/**
 * Keeps the open period open until the transaction ends. A write that edits data that a closing
 * copies must call this: the write then commits either before or after the closing.
 */
export async function holdOpenPeriod(tx: Db): Promise<void> {
  await lockOpenPeriod(tx, 'share');
}

export const askOpenPeriod = () => openPeriodHeld.with({});

/**
 * Credits a promotion to its promoter, in the promotion's transaction.
 * @param held the result of {@link askOpenPeriod}
 */
export async function creditAscenso(
  tx: Transaction<DB>,
  [held]: readonly { id: number }[],
  credit: { usuarioId: number; ascensoId: number; motivo: string; ahora: Date },
): Promise<void> {
  const { id } = held ?? (await lockOpenPeriod(tx, 'share'));
  await later(tx, insertCredito.with({ ...credit, periodoId: id }));
}

/** Credits the minutes of a confirmed time to one of its two people. 0 minutes make no entry. */
export async function creditTiempo(
  tx: Db,
  credit: {
    usuarioId: number;
    tiempoId: number;
    minutos: number;
    motivo: string;
    encargadoId: number;
    ahora: Date;
  },
): Promise<void> {
  if (credit.minutos === 0) return;
  await insertEntry(tx, {
    usuario_id: credit.usuarioId,
    periodo_id: (await lockOpenPeriod(tx, 'share')).id,
    tipo: 'minutos',
    cantidad: credit.minutos,
    fecha: credit.ahora,
    motivo: credit.motivo,
    encargado_id: credit.encargadoId,
    tiempo_id: credit.tiempoId,
  });
}

export async function creditAsistencias(
  tx: Db,
  credits: readonly { readonly usuarioId: number; readonly motivo: string }[],
  { paselistaId, encargadoId, ahora }: { paselistaId: number; encargadoId: number; ahora: Date },
): Promise<void> {
  const { id } = await lockOpenPeriod(tx, 'share');
  const row = {
    periodo_id: id,
    tipo: 'asistencia',
    cantidad: 1,
    fecha: ahora,
    encargado_id: encargadoId,
    paselista_id: paselistaId,
  } as const;
  await insertEntries(
    tx,
    credits.map(({ usuarioId, motivo }) => ({ ...row, usuario_id: usuarioId, motivo })),
  );
}

export const readLogros = async (db: Db, usuarioId: number): Promise<Logros> =>
  findSums(db, usuarioId, (await findOpenPeriod(db)).id);

export const isReduced = async (db: Db, usuarioId: number, now: Date): Promise<boolean> =>
  (await listReduced(db, now)).some(({ id_usuario }) => id_usuario === usuarioId);

/** The pays of all people who have earned something. */
function listPays(
  totals: readonly Pick<TotalsRow, 'id' | 'categoria_id' | keyof Logros>[],
  categorias: ReadonlyMap<number, Requisitos>,
  isReduced: ReadonlySet<number>,
): Nomina[1] {
  return totals.flatMap((row) => {
    const requisitos = categorias.get(row.categoria_id);
    const paga = requisitos ? earnedPay(row, requisitos, isReduced.has(row.id)) : 0;
    return paga > 0 ? [{ usuario: row.id, paga }] : [];
  });
}

async function toNomina(db: Db, totals: readonly TotalsRow[], now: Date): Promise<Nomina> {
  const reduced = await listReduced(db, now);
  const pays = listPays(totals, await getCategorias(db), new Set(reduced.map((r) => r.id_usuario)));
  return [totals.map(toFila), pays, reduced];
}

/** The payroll of a period as a closing at `now` would store it. */
export const readNomina = async (db: Db, periodoId: number, now: Date): Promise<Nomina> =>
  toNomina(db, await listTotals(db, { periodo: periodoId }), now);

/**
 * The payroll of the open period as JSON that the database writes. For thousands of people it takes
 * a third of `readNomina`'s time.
 */
export async function writeNomina(db: Db, bases: OpenBases): Promise<JsonText<Nomina>> {
  const { reducidos } = bases;
  const categorias = new Map(bases.categorias.map((categoria) => [categoria.id, categoria]));
  const minimos = bases.categorias.map((requisitos) => ({
    categoria: requisitos.id,
    ...payrollRequirements(requisitos, true),
  }));
  const { filas, candidatos } = await writeTotals(db, bases, minimos);
  const pays = listPays(candidatos, categorias, new Set(reducidos.map((r) => r.id_usuario)));
  return new JsonText(`[[${filas}],${JSON.stringify(pays)},${JSON.stringify(reducidos)}]`);
}

/**
 * The payroll of the open period so far: rows, pays, and the people whose requirements are halved.
 */
export const getNomina = async (db: Db, now: Date): Promise<JsonText<Nomina>> =>
  writeNomina(db, await readOpenBases(db, now));

/**
 * The credits of the days in a range, across periods, and the pays of the periods that were closed
 * on these days. The open period has no pay yet. People with a pay are listed even if they are
 * dismissed by now.
 * @throws Rechazo 400 by `rangoFechasRules`.
 */
export async function getNominaBetween(db: Db, rango: RangoFechas, now: Date): Promise<Nomina> {
  checkRules(rangoFechasRules, rango);
  const { zona } = await getAgencia(db);
  const span = momentsOf(rango, zona);
  const pagas = await listPagasCerradas(db, span);
  const totals = await listTotals(
    db,
    span,
    pagas.map(({ usuario }) => usuario),
  );
  return [totals.map(toFila), pagas, await listReduced(db, now)];
}

export interface SemanaFila extends Logros {
  readonly usuario: string;
  /** The instant of the newest entry in any week; null without entries. */
  readonly newest: Date | null;
}

/** The sums since Monday 00:00 in the agency's zone. A sum below 0 counts as 0. */
export async function readSemana(
  db: Db,
  now: Date,
): Promise<{ inicio: Date; filas: SemanaFila[] }> {
  const { desde, hasta } = weekOf(now, (await getAgencia(db)).zona);
  const rows = await listTotalsWithNewest(db, { desde, hasta });
  const atLeastNone = (count: number) => Math.max(0, count);
  const filas = rows.map(({ usuario, ascensos, asistencias, times, newest }) => ({
    usuario,
    ascensos: atLeastNone(ascensos),
    asistencias: atLeastNone(asistencias),
    times: atLeastNone(times),
    newest,
  }));
  return { inicio: desde, filas };
}
