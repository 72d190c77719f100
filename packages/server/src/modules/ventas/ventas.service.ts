import { VENTAS } from '@garita/domain/ventas/textos';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { Rechazo } from '../../rechazo';
import { findLastCall } from '../../write/audit.repository';
import type { WriteScope } from '../../write/WriteScope';
import {
  annulUnpaid,
  insertVenta,
  listPendientes,
  listVentas,
  lockVenta,
  type OrigenVenta,
  setPagado,
  type VentaRow,
} from './ventas.repository';

const toVenta = (row: VentaRow) => ({
  id: row.id,
  encargado: row.encargado_id,
  encargoNombre: row.encargado,
  usuario: row.usuario_id,
  usuarioNombre: row.usuario ?? row.externo ?? '',
  externo: flag(row.externo !== null),
  descripcion: row.descripcion,
  credito: row.credito,
  fecha: row.fecha.toISOString(),
  pagado: flag(row.pagado_en !== null),
  pagado_en: row.pagado_en?.toISOString() ?? null,
  pagadoNombre: row.pagador,
});

export const getVentas = async (db: Db, pagina: Pagina) =>
  (await listVentas(db, pagina)).map(toVenta);

export const getPendientes = async (db: Db) =>
  (await listPendientes(db)).map(({ encargado, pendiente, fecha }) => ({
    encargoNombre: encargado,
    Pendiente: pendiente,
    fechaU: fecha.toISOString(),
  }));

/**
 * If the same person repeats a toggling call within these milliseconds, the call counts as a retry.
 */
const REPETIDA_MS = 10_000;

/** The opposite of the present value. For a retry, the present value. */
async function toggle({ tx, actor, ahora }: WriteScope, id: number, before: 0 | 1): Promise<0 | 1> {
  const last = await findLastCall(tx, 'ventaAction', ['venta', id]);
  const isRepeated =
    last?.actor_id === actor.id && ahora.getTime() - last.fecha.getTime() < REPETIDA_MS;
  return isRepeated ? before : flag(before === 0);
}

/**
 * Records whether a sale's credits were handed over.
 * @param wanted if omitted, the present value is toggled, at most once in {@link REPETIDA_MS}
 * @throws Rechazo 404 for an unknown sale; 409 for an annulled sale, and for the caller's own sale:
 * a seller may not confirm their own payment.
 */
export async function markVenta(scope: WriteScope, id: number, wanted?: 0 | 1) {
  const { tx, actor, ahora, audit, unchanged } = scope;
  const venta = await lockVenta(tx, id);
  if (!venta) throw Rechazo.notFound(VENTAS.noExiste);
  if (venta.anulado_en) throw Rechazo.conflict(VENTAS.anulada);
  if (venta.encargado_id === actor.id) throw Rechazo.conflict(VENTAS.propia);
  const before = flag(venta.pagado_en !== null);
  const after = wanted ?? (await toggle(scope, id, before));
  if (after === before) unchanged();
  else {
    await setPagado(tx, id, after === 1 ? { en: ahora, por: actor.id } : null);
    const { encargado_id, descripcion, credito } = venta;
    const what = { encargado: encargado_id, descripcion, credito };
    await audit({
      objetivo: ['venta', id],
      antes: { ...what, pagado: before },
      despues: { ...what, pagado: after },
    });
  }
  return { msg: after === 1 ? VENTAS.pagada : VENTAS.noPagada, status: 0 as const };
}

/** A sale. The price comes from the catalogue, never from a request. */
export interface NewVenta {
  /** The seller, who owes the credits until they are handed over. */
  readonly encargadoId: number;
  /** A person of the agency, or the name of an outsider. */
  readonly comprador: { readonly usuarioId: number } | { readonly externo: string };
  readonly origen: OrigenVenta;
  readonly descripcion: string;
  /** Whole credits, 0 or more. */
  readonly credito: number;
  readonly ahora: Date;
}

/** Records the sale of a membership, a mission or a transfer. @returns the sale's id */
export const recordVenta = (
  tx: Db,
  { encargadoId, comprador, origen, descripcion, credito, ahora }: NewVenta,
): Promise<number> =>
  insertVenta(tx, {
    encargado_id: encargadoId,
    usuario_id: 'usuarioId' in comprador ? comprador.usuarioId : null,
    externo: 'externo' in comprador ? comprador.externo : null,
    origen,
    descripcion,
    credito,
    fecha: ahora,
  });

/**
 * Annuls an unpaid sale. A paid sale stays in the accounts.
 * @returns whether this call annulled the sale
 */
export const annulVenta = (
  tx: Db,
  by: { readonly id: number; readonly por: number; readonly ahora: Date },
): Promise<boolean> => annulUnpaid(tx, by);
