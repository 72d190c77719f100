import { totalOf } from '@garita/domain/listapaga/pago';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { readMonedaOf } from '../ajustes/ajustes.service';
import { collectForPago, releaseOfPago } from '../multas/multas.service';
import {
  findPago,
  joinPartes,
  lockLista,
  markPagado,
  type PagoRow,
  unmarkPagado,
  withdrawUnpaid,
} from './listapaga.repository';
import { readPago } from './listapaga.service';

export interface PorPagar {
  readonly pago: PagoRow;
  /** The fines that the payment collects, in credits. */
  readonly multa: number;
  /** Whether the pay list deducts fines, as read together with the fines. */
  readonly descuenta: boolean;
  /** The credits that the person gets. */
  readonly total: number;
}

/** @throws Rechazo 404 for an unknown row. */
async function findRow(db: Db, id: number): Promise<PagoRow> {
  const pago = await findPago(db, id);
  if (!pago) throw Rechazo.notFound(LISTA_PAGA.noEncontrada);
  return pago;
}

/**
 * Reads a row that can be paid. @throws Rechazo 404 for an unknown row; 409 if it is paid,
 * archived, withdrawn or excluded.
 */
export async function findPorPagar(db: Db, id: number): Promise<PorPagar> {
  const pago = await findRow(db, id);
  if (pago.anulado_en) throw Rechazo.conflict(LISTA_PAGA.retirada);
  if (pago.pagado_en) throw Rechazo.conflict(LISTA_PAGA.yaPagada);
  const { multa, descuenta, exclusion } = await readPago(db, pago);
  if (exclusion) throw Rechazo.conflict(LISTA_PAGA.noPagable(exclusion));
  return { pago, multa, descuenta, total: totalOf({ monto: pago.monto, multa }) };
}

/**
 * Marks a row as paid and collects exactly the fines that it deducts. The caller holds the locks of
 * the row's person and of the list.
 * @returns the changes, for the audit log
 */
export async function settlePago(
  { tx, actor, ahora }: WriteScope,
  { pago, multa, descuenta, total }: PorPagar,
  compra?: { readonly misionId: number; readonly gastado: number },
) {
  if (
    !(await markPagado(tx, {
      id: pago.id,
      encargadoId: actor.id,
      ahora,
      ...(compra && { compra }),
    }))
  )
    throw Rechazo.conflict(SERVICIO.adelantado);
  const owed = { usuarioId: pago.usuario_id, pagoId: pago.id, encargadoId: actor.id, ahora };
  const cobro = descuenta ? await collectForPago(tx, owed) : { ids: [], creditos: 0 };
  if (cobro.creditos !== multa)
    throw new Error(`row ${pago.id} deducts ${multa} and collects ${cobro.creditos}`);
  return { usuario: pago.usuario_id, pagado: 1, monto: pago.monto, total, multas: cobro.ids };
}

/**
 * Pays a row (LPG-17, LPG-18).
 * @throws Rechazo as {@link findPorPagar}; 409 when the total differs from what the caller saw.
 */
async function pay(scope: WriteScope, id: number, visto: number | undefined) {
  const porPagar = await findPorPagar(scope.tx, id);
  const { pago, total } = porPagar;
  if (visto !== undefined && visto !== total)
    throw Rechazo.conflict(LISTA_PAGA.totalCambiado(total, await readMonedaOf(scope.tx)));
  const despues = await settlePago(scope, porPagar);
  await scope.audit({
    objetivo: ['pago', id],
    antes: { usuario: pago.usuario_id, pagado: 0 },
    despues,
  });
  scope.notify(pago.usuario_id, 'paga', { quien: scope.actor.usuario, cantidad: total });
  return {
    msg: LISTA_PAGA.pagada(pago.usuario, total, await readMonedaOf(scope.tx)),
    status: 0 as const,
  };
}

/**
 * Undoes a payment and the collection of its fines. If the person has another unpaid row, the other
 * row is withdrawn and its parts move to this row: with two unpaid rows a fine would be deducted
 * twice.
 * @throws Rechazo 404 for an unknown row; 409 for a row that is unpaid, archived, withdrawn or
 * spent on a promotion.
 */
async function unpay({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const pago = await findRow(tx, id);
  if (pago.anulado_en) throw Rechazo.conflict(LISTA_PAGA.retirada);
  if (pago.archivado_en) throw Rechazo.conflict(LISTA_PAGA.noPagable('archivada'));
  if (!pago.pagado_en) throw Rechazo.conflict(LISTA_PAGA.yaSinPagar);
  if (pago.ascenso !== null) throw Rechazo.conflict(LISTA_PAGA.gastada);
  const other = await withdrawUnpaid(tx, {
    usuarioId: pago.usuario_id,
    encargadoId: actor.id,
    ahora,
  });
  if (!(await unmarkPagado(tx, id))) throw Rechazo.conflict(SERVICIO.adelantado);
  const { ids: multas } = await releaseOfPago(tx, id);
  if (other) await joinPartes(tx, { pagoId: id, fromId: other.id });
  const antes = { usuario: pago.usuario_id, pagado: 1, monto: pago.monto, multas };
  await audit({
    objetivo: ['pago', id],
    antes,
    despues: { usuario: pago.usuario_id, pagado: 0, ...(other && { unida: other.id }) },
  });
  return { msg: LISTA_PAGA.sinPagar(pago.usuario), status: 0 as const };
}

/**
 * Pays a row (op 1) or undoes its payment (op 0). The write has locked the row's person, and with
 * the person also their fines.
 */
export async function markPago(
  scope: WriteScope,
  { id, op, total }: { id: number; op: 0 | 1; total?: number | undefined },
) {
  await lockLista(scope.tx);
  return op === 1 ? pay(scope, id, total) : unpay(scope, id);
}
