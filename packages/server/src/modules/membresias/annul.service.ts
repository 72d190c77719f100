import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import { isAcabada, pullForward } from '@garita/domain/membresias/vigencia';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
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

/** What waited for the end of the deleted one begins that much earlier. */
async function pullFollowing(
  { tx, ahora }: WriteScope<Actor>,
  { id, membresia_id, usuario_id, externo }: VendidaRow,
): Promise<number> {
  const comprador: Comprador =
    usuario_id === null ? { externo: externo ?? '' } : { usuarioId: usuario_id };
  const pulled = pullForward(await listIguales(tx, membresia_id, comprador), id, ahora.getTime());
  for (const following of pulled) await setFinaliza(tx, following.id, new Date(following.finaliza));
  return pulled.length;
}

/** The seller owes nothing for what is undone; what was paid, or has run its time, was sold. @returns whether the sale was annulled. */
async function annulItsVenta(
  { tx, actor, ahora }: WriteScope<Actor>,
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
 * Deletes a sold membership: it is marked, hidden, and stops to count at once.
 * @throws Rechazo 404 for an unknown one, 409 when it was deleted already.
 */
export async function deleteMembresia(scope: WriteScope<Actor>, id: number) {
  const { tx, actor, ahora, audit } = scope;
  const seen = await findVendida(tx, id);
  if (!seen) throw Rechazo.notFound(MEMBRESIAS.ventaNoExiste);
  // As a sale holds it: which one it is never changes, what became of it does.
  await lockMembresia(tx, seen.membresia_id);
  const vendida = (await findVendida(tx, id)) ?? seen;
  if (vendida.anulado_en) throw Rechazo.conflict(MEMBRESIAS.yaBorrada);
  const adelantadas = await pullFollowing(scope, vendida);
  if (!(await annulVendida(tx, { id, por: actor.id, ahora })))
    throw Rechazo.conflict(MEMBRESIAS.yaBorrada);
  const isAnnulled = await annulItsVenta(scope, vendida);
  const { usuario_id, externo, nombre, venta_id, finaliza } = vendida;
  await audit({
    objetivo: { tipo: 'membresia', id },
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
