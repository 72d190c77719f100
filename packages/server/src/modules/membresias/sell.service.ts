import { formatCredits } from '@garita/domain/formato/credits';
import { PERIODO, type Periodo, priceOfMembresia } from '@garita/domain/membresias/periodo';
import { describeMembresia, MEMBRESIAS } from '@garita/domain/membresias/textos';
import { ventaMembresiaRules } from '@garita/domain/membresias/venta.rules';
import { endAfter, startOf } from '@garita/domain/membresias/vigencia';
import { checkRules } from '../../checkRules';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { readMonedaOf } from '../ajustes/ajustes.service';
import { findIdByNombre } from '../personas/personas.repository';
import { getUsuario } from '../personas/personas.service';
import { recordVenta } from '../ventas/ventas.service';
import {
  type Comprador,
  insertVendida,
  listIguales,
  lockMembresia,
  type MembresiaRow,
} from './membresias.repository';

interface Found {
  readonly comprador: Comprador;
  readonly nombre: string;
}

async function findInterno(tx: Db, id: number): Promise<Found> {
  const { usuario, despedido_en } = await getUsuario(tx, id);
  if (despedido_en) throw Rechazo.conflict(MEMBRESIAS.compradorDespedido, 'user');
  return { comprador: { usuarioId: id }, nombre: usuario };
}

/**
 * Reads the name of a buyer from outside the agency.
 * @throws Rechazo 409 for the name of an active person, because the sale would not count for that
 * person.
 */
async function findExterno(tx: Db, typed: string): Promise<Found> {
  const nombre = typed.trim();
  const id = await findIdByNombre(tx, nombre);
  const persona = id === null ? null : await getUsuario(tx, id);
  if (persona && persona.despedido_en === null)
    throw Rechazo.conflict(MEMBRESIAS.esDeLaAgencia(persona.usuario), 'user');
  return { comprador: { externo: nombre }, nombre };
}

/**
 * The instant when the sold membership ends; null = never.
 * @throws Rechazo 409 if the buyer has the membership for ever.
 */
async function findEnd(
  { tx, ahora }: WriteScope,
  membresia: MembresiaRow,
  { comprador, nombre }: Found,
  periodo: Periodo,
): Promise<Date | null> {
  const inicio = startOf(await listIguales(tx, membresia.id, comprador), ahora.getTime());
  if (inicio === null)
    throw Rechazo.conflict(MEMBRESIAS.yaEsPermanente(nombre, membresia.nombre), 'membresia');
  return membresia.perma ? null : new Date(endAfter(inicio, periodo));
}

/**
 * Sells a membership. It starts now, or at the end of the buyer's last sale of that membership.
 * @throws Rechazo 400 by `ventaMembresiaRules`; 404 for an unknown membership or person; 409 for a
 * withdrawn membership, a dismissed buyer, an outsider's name that an active person has, a
 * membership that the buyer has for ever, and a price other than the one that the seller saw.
 */
export async function sellMembresia(
  scope: WriteScope,
  { user, isExterno, membresia: id, periodo, creditos }: Body<'addMembresia'>,
) {
  const { tx, actor, ahora, audit } = scope;
  const values = { membresia: id, isExterno: isExterno === 1, user, periodo: periodo ?? null };
  const refuse = (isPermanente: boolean) => {
    checkRules(ventaMembresiaRules(isPermanente), values);
  };
  // Only the membership tells whether it needs a period. So the first check demands no period.
  refuse(true);
  const found =
    isExterno === 1 ? await findExterno(tx, String(user)) : await findInterno(tx, Number(user));
  const membresia = await lockMembresia(tx, id);
  if (!membresia) throw Rechazo.notFound(MEMBRESIAS.noExiste);
  if (membresia.retirada_en)
    throw Rechazo.conflict(MEMBRESIAS.yaNoSeVende(membresia.nombre), 'membresia');
  refuse(membresia.perma);
  const tiempo = periodo ?? PERIODO.mes;
  const catalogo = {
    nombre: membresia.nombre,
    precio: membresia.precio,
    perma: flag(membresia.perma),
  };
  const credito = priceOfMembresia(catalogo, tiempo);
  if (creditos !== undefined && creditos !== credito) {
    throw Rechazo.conflict(
      MEMBRESIAS.precioCambiado(formatCredits(credito, await readMonedaOf(tx))),
      'membresia',
    );
  }
  const finaliza = await findEnd(scope, membresia, found, tiempo);
  const descripcion = describeMembresia(catalogo, tiempo);
  const ventaId = await recordVenta(tx, {
    encargadoId: actor.id,
    comprador: found.comprador,
    origen: 'membresia',
    descripcion,
    credito,
    ahora,
  });
  const [usuario_id, externo] =
    'usuarioId' in found.comprador
      ? [found.comprador.usuarioId, null]
      : [null, found.comprador.externo];
  const vendida = await insertVendida(tx, {
    membresia_id: id,
    usuario_id,
    externo,
    encargado_id: actor.id,
    fecha: ahora,
    finaliza,
    venta_id: ventaId,
  });
  const despues = {
    usuario: usuario_id,
    externo,
    membresia: descripcion,
    credito,
    finaliza: finaliza?.toISOString() ?? null,
    venta: ventaId,
  };
  await audit({ objetivo: ['membresia', vendida], despues });
  return { msg: MEMBRESIAS.vendida(membresia.nombre, found.nombre), status: 0 as const };
}
