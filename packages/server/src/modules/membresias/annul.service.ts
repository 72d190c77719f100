import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import { isAcabada, pullForward } from '@garita/domain/membresias/vigencia';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { annulVenta } from '../ventas/ventas.service';
import {
  annulVendida,
  type Comprador,
  findVendida,
  listIguales,
  lockMembresia,
  setFinaliza,
  type VendidaRow,
} from './membresias.repository';
import { compradorOf } from './membresias.service';

/**
 * Moves the buyer's later sales of this membership to an earlier time, so that the deleted sale
 * leaves no gap.
 * @returns how many sales it moved
 */
async function pullFollowing(
  { tx, ahora }: WriteScope,
  { id, membresia_id, usuario_id, externo }: VendidaRow,
): Promise<number> {
  const comprador: Comprador =
    usuario_id === null ? { externo: externo ?? '' } : { usuarioId: usuario_id };
  const pulled = pullForward(await listIguales(tx, membresia_id, comprador), id, ahora.getTime());
  for (const following of pulled) await setFinaliza(tx, following.id, new Date(following.finaliza));
  return pulled.length;
}

/**
 * Annuls the sale of a deleted membership. A paid sale stays, and the sale of a membership that has
 * ended stays too.
 * @returns whether it annulled the sale
 */
async function annulItsVenta(
  { tx, actor, ahora }: WriteScope,
  { venta_id, finaliza }: VendidaRow,
): Promise<boolean> {
  if (venta_id === null || isAcabada({ finaliza }, ahora.getTime())) return false;
  return annulVenta(tx, { id: venta_id, por: actor.id, ahora });
}

function describe(vendida: VendidaRow, isAnnulled: boolean): string {
  const comprador = compradorOf(vendida);
  if (isAnnulled) return MEMBRESIAS.borradaConVenta(comprador);
  return vendida.venta_id === null
    ? MEMBRESIAS.borrada(comprador)
    : MEMBRESIAS.borradaSinVenta(comprador);
}

/**
 * Deletes a sold membership: the row is marked and hidden, and no longer counts.
 * @throws Rechazo 404 for an unknown sale; 409 for a deleted sale.
 */
export async function deleteMembresia(scope: WriteScope, id: number) {
  const { tx, actor, ahora, audit } = scope;
  const seen = await findVendida(tx, id);
  if (!seen) throw Rechazo.notFound(MEMBRESIAS.ventaNoExiste);
  // A sale locks the membership too. The row may have changed before the lock, so it is read again.
  await lockMembresia(tx, seen.membresia_id);
  const vendida = (await findVendida(tx, id)) ?? seen;
  if (vendida.anulado_en) throw Rechazo.conflict(MEMBRESIAS.yaBorrada);
  const adelantadas = await pullFollowing(scope, vendida);
  if (!(await annulVendida(tx, { id, por: actor.id, ahora })))
    throw Rechazo.conflict(MEMBRESIAS.yaBorrada);
  const isAnnulled = await annulItsVenta(scope, vendida);
  const { usuario_id, externo, nombre, venta_id, finaliza } = vendida;
  await audit({
    objetivo: ['membresia', id],
    antes: {
      usuario: usuario_id,
      externo,
      membresia: nombre,
      finaliza: finaliza?.toISOString() ?? null,
    },
    despues: { borrada: true, venta: venta_id, ventaAnulada: isAnnulled, adelantadas },
  });
  return { msg: describe(vendida, isAnnulled), status: 0 as const };
}
