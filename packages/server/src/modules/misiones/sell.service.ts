import { isBelow } from '@garita/domain/acceso/can';
import { describeMision, MISIONES } from '@garita/domain/misiones/textos';
import {
  type EstadoVentaMision,
  reachesMision,
  venderMisionRules,
} from '@garita/domain/misiones/venta.rules';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import { findFailure } from '@garita/domain/reglas/Rule';
import { findSubject } from '../../access/actor.repository';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia, readMonedaOf } from '../ajustes/ajustes.service';
import { moveTo } from '../ascensos/move.service';
import { getUsuario } from '../personas/personas.service';
import { holdEscalafon } from '../rangos/rangos.service';
import { recordVenta } from '../ventas/ventas.service';
import { insertVendida } from './misiones.repository';
import { getPrecios } from './misiones.service';

type SellInput = Body<'addMision'>;

/**
 * Reads the buyer, who must be active and strictly below the seller. The contract's access checks
 * only the seller's permission code, so this function checks the rank.
 */
async function findComprador({ tx, actor }: WriteScope, id: number) {
  const comprador = await getUsuario(tx, id);
  const subject = await findSubject(tx, id);
  if (!subject) throw Rechazo.conflict(MISIONES.compradorDespedido);
  if (!isBelow(actor, subject))
    throw Rechazo.conflict(id === actor.id ? MISIONES.aUnoMismo : MISIONES.noPorDebajo);
  return comprador;
}

type Comprador = Awaited<ReturnType<typeof findComprador>>;

async function findOferta(
  { tx, actor }: WriteScope,
  { rango, creditos }: SellInput,
  comprador: Comprador,
) {
  await holdEscalafon(tx);
  const precios = await getPrecios(tx);
  const [at, own] = [rango, comprador.mision_id].map((id) =>
    precios.findIndex((mision) => mision.id === id),
  ) as [number, number];
  const [nueva, actual] = [precios[at], precios[own]];
  if (!nueva || !actual) throw Rechazo.invalid('rango', MISIONES.misionDesconocida);
  const { firma_desde: firmaDesde } = await getAgencia(tx);
  const precio = priceBetween(actual, nueva);
  const estado: EstadoVentaMision = {
    esSuperior: at > own,
    enVenta: nueva.venta === 1,
    alcanza: reachesMision(actor, nueva),
    firma: comprador.firma,
    categoria: nueva.categoria,
    firmaDesde,
    precio,
    visto: creditos,
    moneda: await readMonedaOf(tx),
  };
  const failure = findFailure(venderMisionRules, estado);
  if (failure) throw Rechazo.conflict(failure.texto);
  return { nueva, precio };
}

/**
 * Sells a mission: the buyer moves to it at once, and the seller owes its price to the agency.
 * @throws Rechazo 400 for an unknown mission; 403 as `moveTo`; 404 for an unknown person; 409 for
 * the seller as buyer, for a buyer who is not below the seller or is dismissed, and by
 * `venderMisionRules`.
 */
export async function sellMision(scope: WriteScope, input: SellInput) {
  const { tx, actor, ahora, audit, notify } = scope;
  const comprador = await findComprador(scope, input.usuario);
  const { nueva, precio } = await findOferta(scope, input, comprador);
  const { id: usuarioId, usuario, mision } = comprador;
  const cambio = await moveTo(scope, comprador, nueva);
  const descripcion = describeMision(nueva.nombre);
  const ventaId = await recordVenta(tx, {
    encargadoId: actor.id,
    comprador: { usuarioId },
    origen: 'mision',
    descripcion,
    credito: precio,
    ahora,
  });
  await insertVendida(tx, { ...cambio, venta_id: ventaId });
  await audit({
    objetivo: ['usuario', usuarioId],
    antes: { mision },
    despues: { mision: nueva.nombre, credito: precio, venta: ventaId },
  });
  notify(usuarioId, 'ascenso', { quien: actor.usuario, que: nueva.nombre, antes: mision });
  return { msg: MISIONES.vendida(nueva.nombre, usuario), status: 0 as const };
}
