import { isBelow } from '@garita/domain/acceso/can';
import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { reachesMision } from '@garita/domain/misiones/venta.rules';
import { findDestino } from '@garita/domain/traslados/destino';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import { describeTraslado, TRASLADOS } from '@garita/domain/traslados/textos';
import { trasladoRules } from '@garita/domain/traslados/traslado.rules';
import { findSubject } from '../../access/actor.repository';
import { checkRules } from '../../checkRules';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia, readMonedaOf } from '../ajustes/ajustes.service';
import { moveTo } from '../ascensos/move.service';
import { lockDescuento } from '../descuentos/descuentos.service';
import { storeFirma } from '../firmas/firmas.service';
import { getUsuario } from '../personas/personas.service';
import { getRangos, holdEscalafon } from '../rangos/rangos.service';
import { recordVenta } from '../ventas/ventas.service';
import { requirePersonaSinVeto } from '../vetos/vigente.service';
import { insertTraslado } from './traslados.repository';

/** `mision` and `creditos` are the values on the caller's screen. */
type TrasladoInput = Body<'addTraslado'>;

async function checkInput(
  { tx }: WriteScope,
  { usuario, rango, agencia, firma = '' }: TrasladoInput,
): Promise<void> {
  const { firma_desde } = await getAgencia(tx);
  checkRules(trasladoRules(firma_desde), { usuario, rango, agencia, firma });
}

/**
 * Reads the person, who must be active and strictly below the caller. The contract's access checks
 * only the permission code, so this function checks the rank.
 */
async function findTrasladable({ tx, actor }: WriteScope, id: number) {
  const persona = await getUsuario(tx, id);
  const subject = await findSubject(tx, id);
  if (!subject) throw Rechazo.conflict(TRASLADOS.estaDespedido, 'usuario');
  if (!isBelow(actor, subject))
    throw Rechazo.conflict(
      id === actor.id ? TRASLADOS.aUnoMismo : TRASLADOS.noPorDebajo,
      'usuario',
    );
  return persona;
}

/** Reads the mission to grant, which must be above the person's present mission. */
async function findMision(
  { tx, actor }: WriteScope,
  { rango, mision: seen }: TrasladoInput,
  presentId: number,
) {
  await holdEscalafon(tx);
  const { categorias } = await getRangos(tx);
  const categoria = categorias.find(({ id_categoria }) => id_categoria === rango);
  if (!categoria) throw Rechazo.notFound(TRASLADOS.rangoDesconocido);
  const mision = findDestino(categoria);
  if (!mision) throw Rechazo.conflict(TRASLADOS.noSeVende, 'rango');
  if (!reachesMision(actor, { categoria: rango }))
    throw Rechazo.conflict(TRASLADOS.noAlcanza, 'rango');
  const ladder = categorias.flatMap(({ misiones }) => misiones.map(({ id }) => id));
  if (ladder.indexOf(mision.id) <= ladder.indexOf(presentId))
    throw Rechazo.conflict(TRASLADOS.noSuperior, 'rango');
  if (seen !== undefined && seen !== mision.nombre)
    throw Rechazo.conflict(TRASLADOS.misionCambiada(mision.nombre));
  return mision;
}

/**
 * The price after the discount. The discount code is locked, so that no request can delete it
 * before the transfer commits.
 */
async function findPrecio(
  { tx }: WriteScope,
  { descuento: typed = '', creditos }: TrasladoInput,
  precio: number,
) {
  const descuento = await lockDescuento(tx, typed);
  const credito = priceWithDescuento(precio, descuento?.porciento ?? 0);
  if (creditos !== undefined && creditos !== credito)
    throw Rechazo.conflict(TRASLADOS.precioCambiado(credito, await readMonedaOf(tx)));
  return { descuento, credito };
}

/**
 * Transfers a person from another agency: sets the signature, grants the mission and records the
 * sale.
 * @throws Rechazo 400 by `trasladoRules`; 403 as `moveTo`; 404 for an unknown person, category or
 * discount code; 409 for the caller, for a person who is not below the caller or is dismissed, for
 * a rank that is not sold, is beyond the caller's reach or is not above the person's, for a mission
 * or price that differs from the caller's screen, for another person's signature, and for a vetoed
 * name.
 */
export async function addTraslado(scope: WriteScope, input: TrasladoInput) {
  const { tx, actor, ahora, audit, notify } = scope;
  await checkInput(scope, input);
  const persona = await findTrasladable(scope, input.usuario);
  const { id: usuarioId, usuario, firma: before, mision: anterior } = persona;
  await requirePersonaSinVeto(tx, usuario, ahora);
  const mision = await findMision(scope, input, persona.mision_id);
  const { descuento, credito } = await findPrecio(scope, input, mision.precio);
  const firma = normalizeFirma(input.firma ?? '') || before;
  if (firma !== before) await storeFirma(tx, usuarioId, firma);
  const cambio = await moveTo(scope, persona, { id: mision.id, categoria: input.rango });
  const descripcion = describeTraslado(mision.nombre, descuento?.codigo ?? null);
  const ventaId = await recordVenta(tx, {
    encargadoId: actor.id,
    comprador: { usuarioId },
    origen: 'traslado',
    descripcion,
    credito,
    ahora,
  });
  const agencia = input.agencia.trim();
  const traslado = await insertTraslado(tx, {
    ...cambio,
    agencia,
    descuento_id: descuento?.id ?? null,
    venta_id: ventaId,
  });
  const priced = {
    agencia,
    credito,
    ...(descuento && { codigo: descuento.codigo, descuento: descuento.porciento }),
  };
  await audit({
    objetivo: ['usuario', usuarioId],
    antes: { mision: anterior, ...(firma !== before && { firma: before }) },
    despues: {
      mision: mision.nombre,
      ...(firma !== before && { firma }),
      traslado,
      venta: ventaId,
      ...priced,
    },
  });
  notify(usuarioId, 'traslado', { quien: actor.usuario, que: mision.nombre });
  return { msg: TRASLADOS.hecho(usuario, mision.nombre), status: 0 as const };
}
