import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { NOMINA } from '@garita/domain/nomina/textos';
import type { Db } from '../../db/Db';
import type { JsonText } from '../../gate/JsonText';
import { Rechazo } from '../../rechazo';
import { summarize } from './cierre.service';
import { type CierreRow, findCierre, listCierres, listFilas } from './cierres.repository';
import { readOpenBases } from './nomina.repository';
import { readNomina, writeNomina } from './nomina.service';
import { findOpenPeriod } from './periodos.repository';
import { countEntries } from './sumas.repository';
import { type Nomina, toFila } from './toNomina';

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

/** A preview of closing the open period. */
export async function getPrevia(db: Db, now: Date) {
  const { id, abierto_en } = await findOpenPeriod(db);
  const nomina = await readNomina(db, id, now);
  const [filas] = nomina;
  return {
    periodo: id,
    abierto_en: abierto_en.toISOString(),
    ...summarize(nomina),
    anotaciones: await countEntries(db, id),
    ascensos: sum(filas.map((f) => f.ascensos)),
    asistencias: sum(filas.map((f) => f.asistencias)),
    times: sum(filas.map((f) => f.times)),
  };
}

const toCerrado = (row: CierreRow) => ({
  id: row.periodo_id,
  abierto_en: row.abierto_en.toISOString(),
  cerrado_en: row.cerrado_en.toISOString(),
  encargado: row.encargado_id,
  encargadoNombre: row.encargado ?? ASCENSOS.sistema,
  personas: row.personas,
  anotaciones: row.anotaciones,
  pagas: row.pagas,
  monto: row.monto,
});

export async function getPeriodos(db: Db) {
  const { id, abierto_en } = await findOpenPeriod(db);
  const abierto = {
    id,
    abierto_en: abierto_en.toISOString(),
    anotaciones: await countEntries(db, id),
  };
  return { abierto, cerrados: (await listCierres(db)).map(toCerrado) };
}

/**
 * A closed period as it was settled, or the open period so far. @throws Rechazo 404 for an unknown
 * id.
 */
export async function getPeriodo(
  db: Db,
  id: number,
  now: Date,
): Promise<Nomina | JsonText<Nomina>> {
  const abierto = await readOpenBases(db, now);
  if (abierto.periodo === id) return writeNomina(db, abierto);
  const cierre = await findCierre(db, id);
  if (!cierre) throw Rechazo.notFound(NOMINA.noEncontrado);
  const filas = await listFilas(db, cierre);
  return [
    filas.map(toFila),
    filas.filter(({ paga }) => paga > 0).map((f) => ({ usuario: f.id, paga: f.paga })),
    filas.filter(({ reducido }) => reducido).map((f) => ({ id_usuario: f.id })),
  ];
}
