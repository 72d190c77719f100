import type { Db } from '../db/Db';
import { insertRows } from '../db/insertRows';
import { listEnLista } from '../modules/listapaga/deudas.repository';
import { readRequisitos } from '../modules/nomina/cierre.service';
import { insertCierre, insertCierreFilas } from '../modules/nomina/cierres.repository';
import { lockOpenPagas } from '../modules/nomina/pagas.service';
import { lockOpenPeriod } from '../modules/nomina/periodos.repository';
import { ANTERIOR } from './listas/nomina';

interface Parte {
  readonly pago_id: number;
  readonly periodo_id: number;
  readonly monto: number;
}

type Row = Awaited<ReturnType<typeof listEnLista>>[number];

/**
 * Splits each row into earnings of the open period and a rest, which is of earlier periods. Paid rows
 * come first and use up the earnings, so that the unpaid row has the rest.
 */
function splitRows(rows: readonly Row[], earned: ReadonlyMap<number, number>) {
  const left = new Map(earned);
  return rows.map((row) => {
    const open = Math.min(row.monto, left.get(row.usuario_id) ?? 0);
    left.set(row.usuario_id, (left.get(row.usuario_id) ?? 0) - open);
    return { ...row, open, rest: row.monto - open };
  });
}

/** Stores a closed period that owed the rests. @returns its id */
async function insertClosed(tx: Db, rests: readonly (Row & { rest: number })[], cerrado: Date) {
  const creados = rests.map(({ creado_en }) => creado_en.getTime());
  const abierto = new Date(Math.min(cerrado.getTime(), ...creados));
  await insertRows(tx, 'periodos', [{ id: ANTERIOR, abierto_en: abierto, cerrado_en: cerrado }]);
  const filas = new Map<number, { usuario_id: number; categoria_id: number; paga: number }>();
  for (const { usuario_id, categoria_id, rest } of rests)
    filas.set(usuario_id, {
      usuario_id,
      categoria_id,
      paga: (filas.get(usuario_id)?.paga ?? 0) + rest,
    });
  const cierre = await insertCierre(tx, {
    periodo_id: ANTERIOR,
    fecha: cerrado,
    encargado_id: null,
    personas: filas.size,
    anotaciones: 0,
    pagas: filas.size,
    monto: rests.reduce((sum, { rest }) => sum + rest, 0),
    requisitos: await readRequisitos(tx),
  });
  const closed = [...filas.values()].map((fila) => ({ ...fila, reducido: false }));
  await insertCierreFilas(tx, cierre, closed);
  return ANTERIOR;
}

/**
 * Says of which period each row of the present pay list is, as the list's refresh needs it: without
 * parts the refresh would owe a paid row again and withdraw an unpaid one. What a row has above the
 * person's earnings of the open period is of one closed period.
 */
export async function settleLista(tx: Db, ahora: Date): Promise<void> {
  const rows = await listEnLista(tx);
  if (rows.length === 0) return;
  const { id: open, abierto_en } = await lockOpenPeriod(tx, 'update');
  const pagas = await lockOpenPagas(tx, ahora);
  const split = splitRows(rows, new Map(pagas.map(({ usuario, paga }) => [usuario, paga])));
  const rests = split.filter(({ rest }) => rest > 0);
  const closed = rests.length > 0 ? await insertClosed(tx, rests, abierto_en) : null;
  const partes = split.flatMap(({ id, open: ofOpen, rest }): Parte[] => [
    ...(closed !== null && rest > 0 ? [{ pago_id: id, periodo_id: closed, monto: rest }] : []),
    ...(ofOpen > 0 ? [{ pago_id: id, periodo_id: open, monto: ofOpen }] : []),
  ]);
  await insertRows(
    tx,
    'pago_partes',
    partes.map((parte) => ({ ...parte, concepto: 'nomina' })),
  );
}
