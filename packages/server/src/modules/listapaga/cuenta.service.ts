import { totalOf } from '@garita/domain/listapaga/pago';
import { must } from '@garita/domain/must';
import type { Db } from '../../db/Db';
import { isMultaDescontada } from '../diapaga/diapaga.service';
import { getMultasOf, readPendientes } from '../multas/multas.service';
import { readOpenPaga } from '../nomina/pagas.service';
import { findPagado, listCerradasSinPagar } from './deudas.repository';
import { listPagados } from './listapaga.repository';
import { toFilas } from './listapaga.service';

const NEWEST = 200;

/**
 * The debts to a person that a refresh of the pay list would find, the person's fines, and their
 * last pays. All amounts are credits.
 */
export async function getCuenta(db: Db, usuarioId: number, now: Date) {
  const { periodo, paga } = await readOpenPaga(db, usuarioId, now);
  const abierto = Math.max(0, paga - (await findPagado(db, usuarioId, periodo)).pagado);
  const deudas = await listCerradasSinPagar(db, usuarioId);
  const cerrados = deudas.reduce((sum, { paga: monto, pagado }) => sum + monto - pagado, 0);
  const multa = (await isMultaDescontada(db))
    ? ((await readPendientes(db, [usuarioId])).get(usuarioId) ?? 0)
    : 0;
  const pagos = await toFilas(db, await listPagados(db, usuarioId, NEWEST));
  return {
    abierto,
    cerrados,
    multa,
    total: totalOf({ monto: abierto + cerrados, multa }),
    deudas: deudas.map(({ periodo: de, abierto_en, cerrado_en, paga: monto, pagado }) => ({
      periodo: de,
      abierto_en: abierto_en.toISOString(),
      cerrado_en: cerrado_en.toISOString(),
      monto,
      pagado,
    })),
    multas: (await getMultasOf(db, usuarioId)).map((one) => ({
      id: one.id,
      motivo: one.motivo,
      creditos: one.creditos,
      encargadoNombre: one.encargadoNombre,
      fecha: one.fecha,
      cobrado: one.cobrado,
      lista: one.lista,
    })),
    pagos: pagos.map((pago) => ({
      id: pago.id,
      paga: pago.paga,
      monto: pago.monto,
      multa: pago.multa,
      total: totalOf(pago),
      fechaPago: must(pago.fechaPago, 'The payment date of a paid row'),
      encargadoNombre: pago.encargadoNombre,
      ascenso: pago.ascenso,
      gastado: pago.gastado,
    })),
  };
}
