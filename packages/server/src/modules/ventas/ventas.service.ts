import { VENTAS } from '@garita/domain/ventas/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Pagina } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { findLastCall } from '../../write/audit.repository';
import type { WriteScope } from '../../write/runWrite';
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

const toVenta = ({
  id,
  encargado_id,
  encargado,
  usuario_id,
  usuario,
  externo,
  descripcion,
  credito,
  fecha,
  pagado_en,
  pagador,
}: VentaRow) => ({
  id,
  encargado: encargado_id,
  encargoNombre: encargado,
  usuario: usuario_id,
  usuarioNombre: usuario ?? externo ?? '',
  externo: flag(externo !== null),
  descripcion,
  credito,
  fecha: fecha.toISOString(),
  pagado: flag(pagado_en !== null),
  pagado_en: pagado_en?.toISOString() ?? null,
  pagadoNombre: pagador,
});

/** A page of what was sold and not annulled, the newest first. */
export const getVentas = async (db: Kysely<DB>, pagina: Pagina) =>
  (await listVentas(db, pagina)).map(toVenta);

/** What each seller still owes the agency, and when they last sold something. */
export const getPendientes = async (db: Kysely<DB>) =>
  (await listPendientes(db)).map(({ encargado, pendiente, fecha }) => ({
    encargoNombre: encargado,
    Pendiente: pendiente,
    fechaU: fecha.toISOString(),
  }));

/** A call that turns round what it finds, made again so soon by the same person, is the same one sent twice: by a browser, or by a proxy that got no answer. */
const REPETIDA_MS = 10_000;

/** What a call without a wanted value asks for: the other one, unless it is the last one sent again. */
async function turnRound(
  { tx, actor, ahora }: WriteScope<Actor>,
  id: number,
  before: 0 | 1,
): Promise<0 | 1> {
  const last = await findLastCall(tx, 'ventaAction', { tipo: 'venta', id });
  const isRepeated =
    last?.actor_id === actor.id && ahora.getTime() - last.fecha.getTime() < REPETIDA_MS;
  return isRepeated ? before : flag(before === 0);
}

/**
 * Notes that a sale's credits were handed over, or that they were not.
 * @param wanted the value to be set; left out turns the present one round, once in {@link REPETIDA_MS}.
 * @throws Rechazo 404 for an unknown sale, 409 for one that was annulled, and for one's own: who hands over is not who says so.
 */
export async function markVenta(scope: WriteScope<Actor>, id: number, wanted?: 0 | 1) {
  const { tx, actor, ahora, audit, unchanged } = scope;
  const venta = await lockVenta(tx, id);
  if (!venta) throw Rechazo.notFound(VENTAS.noExiste);
  if (venta.anulado_en) throw Rechazo.conflict(VENTAS.anulada);
  if (venta.encargado_id === actor.id) throw Rechazo.conflict(VENTAS.propia);
  const before = flag(venta.pagado_en !== null);
  const after = wanted ?? (await turnRound(scope, id, before));
  if (after === before) unchanged();
  else {
    await setPagado(tx, id, after === 1 ? { en: ahora, por: actor.id } : null);
    const { encargado_id, descripcion, credito } = venta;
    const what = { encargado: encargado_id, descripcion, credito };
    await audit({
      objetivo: { tipo: 'venta', id },
      antes: { ...what, pagado: before },
      despues: { ...what, pagado: after },
    });
  }
  return { msg: after === 1 ? VENTAS.pagada : VENTAS.noPagada, status: 0 as const };
}

/** What a sale says. Its price is the catalogue's of this moment, never one that a request carries. */
export interface NewVenta {
  /** Who sold it, and owes the credits until they are handed over. */
  readonly encargadoId: number;
  /** Who bought it: a person of the agency, or the name of somebody outside it. */
  readonly comprador: { readonly usuarioId: number } | { readonly externo: string };
  readonly origen: OrigenVenta;
  /** What was sold, in the words that the list of sales shows. */
  readonly descripcion: string;
  /** Whole credits, 0 or more. */
  readonly credito: number;
  readonly ahora: Date;
}

/** Writes a sale, unpaid: every membership, mission and transfer that is sold goes through here (domain §6). @returns its id. */
export const recordVenta = (
  tx: Kysely<DB>,
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
 * Annuls a sale whose object is undone, unless its credits were handed over: what was paid stays in the accounts.
 * @returns whether it was annulled now; false when it was paid or annulled before.
 */
export const annulVenta = (
  tx: Kysely<DB>,
  by: { readonly id: number; readonly por: number; readonly ahora: Date },
): Promise<boolean> => annulUnpaid(tx, by);
