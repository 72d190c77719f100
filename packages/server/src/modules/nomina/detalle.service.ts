import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { listPartes, type PartePaga, sumEarned } from '@garita/domain/nomina/paga';
import type { Logros } from '@garita/domain/nomina/requisito';
import { NOMINA } from '@garita/domain/nomina/textos';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { listEntries } from './asientos.repository';
import { readRequisitos } from './cierre.service';
import { type CategoriaCerrada, findCierre, findFila } from './cierres.repository';
import { findActiva, findSums } from './nomina.repository';
import { isReduced } from './nomina.service';
import { findOpenPeriod } from './periodos.repository';

const MAX_ENTRIES = 500;

interface PayBasis {
  readonly periodo: {
    readonly id: number;
    readonly abierto_en: Date;
    readonly cerrado_en: Date | null;
  };
  readonly usuario: string;
  readonly categoria: number;
  readonly requisitos: Readonly<Record<number, CategoriaCerrada>>;
  readonly reducido: boolean;
  readonly logros: Logros;
}

async function groundsOfOpen(db: Db, id: number, now: Date): Promise<PayBasis> {
  const persona = await findActiva(db, id);
  if (!persona) throw Rechazo.notFound(NOMINA.sinFila);
  const open = await findOpenPeriod(db);
  return {
    periodo: { ...open, cerrado_en: null },
    usuario: persona.usuario,
    categoria: persona.categoria_id,
    requisitos: await readRequisitos(db),
    reducido: await isReduced(db, id, now),
    logros: await findSums(db, id, open.id),
  };
}

async function groundsOfClosed(db: Db, id: number, periodo: number): Promise<PayBasis> {
  const cierre = await findCierre(db, periodo);
  if (!cierre) throw Rechazo.notFound(NOMINA.noEncontrado);
  const fila = await findFila(db, cierre, id);
  if (!fila) throw Rechazo.notFound(NOMINA.sinFila);
  return {
    periodo: { id: periodo, abierto_en: cierre.abierto_en, cerrado_en: cierre.cerrado_en },
    usuario: fila.usuario,
    categoria: fila.categoria_id,
    requisitos: cierre.requisitos as PayBasis['requisitos'],
    reducido: fila.reducido,
    logros: fila,
  };
}

const toParte = ({ concepto, monto, ganada, requisitos }: PartePaga) => ({
  concepto,
  monto,
  ganada: flag(ganada),
  requisitos: [...requisitos],
});

const toAnotacion = (row: Awaited<ReturnType<typeof listEntries>>[number]) => ({
  id: row.id,
  tipo: row.tipo as 'ascenso' | 'asistencia' | 'minutos',
  cantidad: row.cantidad,
  fecha: row.fecha.toISOString(),
  motivo: row.motivo,
  encargado: row.encargado_id,
  encargadoNombre: row.encargado ?? ASCENSOS.sistema,
});

function listPartesOf({ categoria, requisitos, reducido, logros }: PayBasis) {
  const asked = requisitos[categoria];
  if (!asked) throw new Error(`category ${categoria} is not there`);
  return { asked, partes: listPartes(logros, asked, reducido) };
}

/**
 * The parts of a person's pay in the open period so far.
 * @throws Rechazo 404 for unknown and dismissed people.
 */
export const getPartes = async (db: Db, id: number, now: Date) =>
  listPartesOf(await groundsOfOpen(db, id, now)).partes.map(toParte);

/**
 * The entries and requirements from which a person's pay results.
 * @param periodoId the open period if omitted
 * @throws Rechazo 404 for an unknown period, and for a person without a row in it.
 */
export async function getDetalle(db: Db, id: number, periodoId: number | undefined, now: Date) {
  const isOpen = periodoId === undefined || periodoId === (await findOpenPeriod(db)).id;
  const grounds = isOpen
    ? await groundsOfOpen(db, id, now)
    : await groundsOfClosed(db, id, periodoId);
  const { periodo, usuario, categoria, reducido } = grounds;
  const { asked, partes } = listPartesOf(grounds);
  const entries = await listEntries(db, id, periodo.id, MAX_ENTRIES);
  return {
    usuario: id,
    usuarioNombre: usuario,
    categoria,
    n_categoria: asked.n_categoria,
    periodo: periodo.id,
    abierto_en: periodo.abierto_en.toISOString(),
    cerrado_en: periodo.cerrado_en?.toISOString() ?? null,
    reducido: flag(reducido),
    paga: sumEarned(partes),
    partes: partes.map(toParte),
    anotaciones: entries.map(toAnotacion),
    total_anotaciones: entries[0]?.total ?? 0,
  };
}
