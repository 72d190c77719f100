import { CREDITOS } from '@garita/domain/formato/moneda';
import { isAviso, type MultaValues, multaRules } from '@garita/domain/multas/multa.rules';
import { MULTAS } from '@garita/domain/multas/textos';
import { must } from '@garita/domain/must';
import { findFailure } from '@garita/domain/reglas/Rule';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { checkRules } from '../../checkRules';
import { flag } from '../../contract/flag';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { readMonedaOf } from '../ajustes/ajustes.service';
import {
  judgeSancion,
  keepSancion,
  type SancionInput,
  sancionValues,
} from '../normativa/sanciones.service';
import { getUsuario } from '../personas/personas.service';
import {
  annulMulta,
  findMulta,
  insertMulta,
  type MultaRow,
  markCobrada,
} from './multas.repository';

/**
 * Fines a person.
 * @throws Rechazo 400 by `multaRules`; 409 for a dismissed person; 400 and 409 as `judgeSancion`.
 */
export async function sendMulta(
  { tx, actor, ahora, audit, notify }: WriteScope,
  input: MultaValues & SancionInput & { readonly usuario: number },
) {
  // The text of a refusal names the currency, so the currency is read only for a refusal.
  if (findFailure(multaRules(CREDITOS), input))
    checkRules(multaRules(await readMonedaOf(tx)), input);
  const { usuario, infraccion: _, porque: __, ...values } = input;
  const creditos = values.creditos ?? 0;
  const falta = { ...values, creditos };
  const person = await getUsuario(tx, usuario);
  if (person.despedido_en) throw Rechazo.conflict(MULTAS.estaDespedido);
  const sancion = await judgeSancion(tx, { ...input, dada: { accion: 'multa', creditos } });
  const [row] = await insertMulta(tx, {
    ...falta,
    usuario_id: usuario,
    encargado_id: actor.id,
    fecha: ahora,
  });
  const { id } = must(row, 'The inserted fine');
  await keepSancion(tx, sancion, { fecha: ahora, multa_id: id });
  await audit({
    objetivo: ['multa', id],
    despues: { usuario, ...falta, ...sancionValues(sancion) },
  });
  notify(usuario, 'multa', { quien: actor.usuario, cantidad: creditos, motivo: falta.motivo });
  return { msg: MULTAS.enviada(person.usuario), status: 0 as const };
}

/**
 * Reads a fine that may be changed by hand. The write has locked the fine's person, as every write
 * of the person's fines and pays does.
 * @throws Rechazo 404 for an unknown fine; 409 for a deleted fine, the caller's own fine, and a
 * fine that a row of the pay list has collected: only undoing that payment releases the fine.
 */
async function readChangeable({ tx, actor }: WriteScope, id: number): Promise<MultaRow> {
  const multa = await findMulta(tx, id);
  if (!multa) throw Rechazo.notFound(MULTAS.noEncontrada);
  if (multa.anulado_en) throw Rechazo.conflict(MULTAS.yaBorrada);
  if (multa.usuario === actor.id) throw Rechazo.conflict(MULTAS.propia);
  if (multa.pago_id !== null) throw Rechazo.conflict(MULTAS.cobradaEnPaga);
  return multa;
}

/** Deletes a fine: it is marked and hidden. @throws Rechazo as `readChangeable`. */
export async function deleteMulta(scope: WriteScope, id: number) {
  const { tx, actor, ahora, audit, notify } = scope;
  const { usuario, usuarioNombre, motivo, creditos, cobrada_en } = await readChangeable(scope, id);
  if (!(await annulMulta(tx, { id, encargadoId: actor.id, ahora })))
    throw Rechazo.conflict(SERVICIO.adelantado);
  await audit({
    objetivo: ['multa', id],
    antes: { usuario, motivo, creditos, cobrado: flag(cobrada_en !== null) },
  });
  notify(usuario, 'multaPerdonada', { quien: actor.usuario, cantidad: creditos, motivo });
  return { msg: MULTAS.borrada(usuarioNombre), status: 0 as const };
}

/**
 * Marks a fine as collected (op 1) or as uncollected (op 0).
 * @throws Rechazo as `readChangeable`; 409 if the fine already has that state or is a warning of 0
 * credits.
 */
export async function markMulta(scope: WriteScope, { id, op }: { id: number; op: 0 | 1 }) {
  const { tx, actor, ahora, audit } = scope;
  const { usuario, usuarioNombre, creditos, cobrada_en } = await readChangeable(scope, id);
  if (op === 1 && isAviso({ creditos }))
    throw Rechazo.conflict(MULTAS.aviso(await readMonedaOf(tx)));
  const before = flag(cobrada_en !== null);
  if (before === op) throw Rechazo.conflict(MULTAS.yaMarcada(op));
  if (!(await markCobrada(tx, { id, cobrada: op === 1, encargadoId: actor.id, ahora })))
    throw Rechazo.conflict(SERVICIO.adelantado);
  await audit({
    objetivo: ['multa', id],
    antes: { usuario, cobrado: before },
    despues: { usuario, cobrado: op },
  });
  return { msg: MULTAS.marcada(usuarioNombre, op), status: 0 as const };
}
