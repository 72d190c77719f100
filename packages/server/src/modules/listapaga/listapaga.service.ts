import { isCercaDePaga } from '@garita/domain/inicio/cercaDePaga';
import { describePaga } from '@garita/domain/listapaga/describePaga';
import { listCompras } from '@garita/domain/listapaga/mision';
import {
  type Exclusion,
  findExclusion,
  restarOf,
  sumLista,
  totalOf,
} from '@garita/domain/listapaga/pago';
import { FILAS_MAXIMAS, LISTA_PAGA } from '@garita/domain/listapaga/textos';
import {
  momentsOf,
  type RangoFechas,
  rangoFechasRules,
} from '@garita/domain/reglas/rangoFechas.rules';
import { checkRules } from '../../checkRules';
import { flag } from '../../contract/flag';
import type { Espera } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { getAgencia, getPaga } from '../ajustes/ajustes.service';
import { isMultaDescontada } from '../diapaga/diapaga.service';
import { getPrecios } from '../misiones/misiones.service';
import { readCobradas, readPendientes } from '../multas/multas.service';
import { findPagado } from './deudas.repository';
import {
  hasMorePagosBetween,
  listPagos,
  listPagosBetween,
  listPorPagar,
  type PagoRow,
} from './listapaga.repository';

const NINGUNA: ReadonlyMap<number, number> = new Map();

const isPagado = ({ pagado_en }: PagoRow): boolean => pagado_en !== null;
const isArchivado = ({ archivado_en }: PagoRow): boolean => archivado_en !== null;

/**
 * Returns a function that gives the fines of a row, in credits. For an unpaid row they are all that
 * its person owes; for an archived unpaid row, 0.
 * @param descuenta whether the agency deducts fines; if false, only fines that were already
 * collected count
 */
async function readMultas(
  db: Db,
  pagos: readonly PagoRow[],
  descuenta: boolean,
): Promise<(pago: PagoRow) => number> {
  const paid = pagos.filter(isPagado).map(({ id }) => id);
  const unpaid = pagos
    .filter((pago) => !isPagado(pago) && !isArchivado(pago))
    .map(({ usuario_id }) => usuario_id);
  const [cobradas, pendientes] = [
    await readCobradas(db, paid),
    descuenta ? await readPendientes(db, unpaid) : NINGUNA,
  ];
  return (pago) =>
    (isPagado(pago)
      ? cobradas.get(pago.id)
      : isArchivado(pago)
        ? 0
        : pendientes.get(pago.usuario_id)) ?? 0;
}

const exclusionOf = (pago: PagoRow, multa: number): Exclusion | null =>
  findExclusion({
    monto: pago.monto,
    multa,
    isPagado: isPagado(pago),
    isDespedido: pago.despedido_en !== null,
    isArchivado: isArchivado(pago),
  });

type Precios = Awaited<ReturnType<typeof getPrecios>>;

const comprasOf = (pago: PagoRow, multa: number, precios: Precios) =>
  listCompras(precios, pago.actual_id, totalOf({ monto: pago.monto, multa })).map(
    ({ mision, precio }) => ({
      mision: mision.nombre,
      categoria: mision.categoria,
      precio,
    }),
  );

function toFila(pago: PagoRow, multa: number, precios: Precios) {
  const excluida = exclusionOf(pago, multa);
  return {
    id: pago.id,
    usuario: pago.usuario_id,
    usuarioNombre: pago.usuario,
    categoria: pago.categoria_id,
    paga: pago.paga ?? describePaga(pago.conceptos),
    monto: pago.monto,
    multa,
    pagado: flag(isPagado(pago)),
    restar: restarOf(excluida, multa),
    excluida,
    fecha: pago.creado_en.toISOString(),
    fechaPago: pago.pagado_en?.toISOString() ?? null,
    encargadoNombre: pago.encargado,
    archivado: flag(isArchivado(pago)),
    ascenso: pago.ascenso,
    gastado: pago.gastado,
    compras: isPagado(pago) || excluida !== null ? [] : comprasOf(pago, multa, precios),
  };
}

type ListaPaga = [monto: number, personas: number, filas: ReturnType<typeof toFila>[]];

export async function toFilas(db: Db, pagos: readonly PagoRow[]) {
  const multaOf = await readMultas(db, pagos, await isMultaDescontada(db));
  const precios = pagos.every(isPagado) ? [] : await getPrecios(db);
  return pagos.map((pago) => toFila(pago, multaOf(pago), precios));
}

async function toLista(db: Db, pagos: readonly PagoRow[]): Promise<ListaPaga> {
  const filas = await toFilas(db, pagos);
  const { monto, personas } = sumLista(filas);
  return [monto, personas, filas];
}

export const getLista = async (db: Db): Promise<ListaPaga> => toLista(db, await listPagos(db));

/**
 * The rows created on the days of a range, including archived rows.
 * @throws Rechazo 400 by `rangoFechasRules`, and for a range with more than {@link FILAS_MAXIMAS}
 * rows.
 */
export async function getListaBetween(db: Db, rango: RangoFechas): Promise<ListaPaga> {
  checkRules(rangoFechasRules, rango);
  const { zona } = await getAgencia(db);
  const momentos = momentsOf(rango, zona);
  if (await hasMorePagosBetween(db, momentos, FILAS_MAXIMAS))
    throw Rechazo.invalid('inicio', LISTA_PAGA.demasiadas);
  return toLista(db, await listPagosBetween(db, momentos));
}

/** The credits that a person was paid of a period's pay, fines not subtracted. */
export const readPagado = async (db: Db, usuarioId: number, periodoId: number): Promise<number> =>
  (await findPagado(db, usuarioId, periodoId)).pagado;

/**
 * The fines that a row would deduct, whether the agency deducts fines, and the reason why the row
 * cannot be paid (null if it can).
 */
export async function readPago(db: Db, pago: PagoRow) {
  const descuenta = await isMultaDescontada(db);
  const multa = (await readMultas(db, [pago], descuenta))(pago);
  return { multa, descuenta, exclusion: exclusionOf(pago, multa) };
}

/** Counts the rows that can be paid, if the pay day is near; otherwise undefined. */
export async function countPorPagar(db: Db, now: Date): Promise<Espera | undefined> {
  const { zona, ajuste } = await getPaga(db);
  if (!isCercaDePaga(ajuste, zona, now)) return undefined;
  const pagos = await listPorPagar(db);
  const multaOf = await readMultas(db, pagos, await isMultaDescontada(db));
  const payable = pagos.filter((pago) => exclusionOf(pago, multaOf(pago)) === null);
  return { cuantos: payable.length, desde: payable[0]?.creado_en ?? null };
}
