import type { Descuento } from '@garita/domain/fichajes/acciones';
import { minutesOf } from '@garita/domain/fichajes/cuenta';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { type FichajeRow, lockFichaje, updateDescontado } from './fichajes.repository';
import { toCuenta } from './fichajes.service';
import { endFichaje } from './fichar.service';

/** The record that is meant. */
export interface Meant {
  readonly id: number;
  /** Whose it is as the person saw it; an expectation. */
  readonly usuario?: number | undefined;
}

async function lockMeant({ tx }: WriteScope<Actor>, { id, usuario }: Meant): Promise<FichajeRow> {
  const fichaje = await lockFichaje(tx, id);
  if (!fichaje) throw Rechazo.notFound(FICHAJES.noEncontrado);
  if (usuario !== undefined && usuario !== fichaje.usuario_id) throw Rechazo.conflict(FICHAJES.noEsSuyo, 'usuario');
  return fichaje;
}

/** Closes an open record, as a rule somebody else's (FIC-09, FIC-15, FIC-18). @throws Rechazo 404 for an unknown one, 409 for a closed one. */
export async function closeFichaje(scope: WriteScope<Actor>, meant: Meant) {
  const fichaje = await lockMeant(scope, meant);
  if (fichaje.salida) throw Rechazo.conflict(FICHAJES.yaCerrado);
  return { msg: FICHAJES.cerrado(fichaje.usuario, await endFichaje(scope, fichaje)), status: 0 as const };
}

/**
 * Takes minutes off a closed record (FIC-16, FIC-17, FIC-19); when fewer are left, those, and the answer says how many.
 * @throws Rechazo 404 for an unknown record; 409 for an open one and for one that counts nothing.
 */
export async function deduct(scope: WriteScope<Actor>, meant: Meant, descuento: Descuento) {
  const { tx, audit } = scope;
  const fichaje = await lockMeant(scope, meant);
  if (!fichaje.salida) throw Rechazo.conflict(FICHAJES.sigueAbierto);
  const before = minutesOf(toCuenta(fichaje), fichaje.salida.getTime());
  if (before === 0) throw Rechazo.conflict(FICHAJES.sinMinutos);
  const taken = Math.min(descuento, before);
  await updateDescontado(tx, fichaje.id, fichaje.descontado + taken);
  const usuario = fichaje.usuario_id;
  await audit({ objetivo: { tipo: 'fichaje', id: fichaje.id }, antes: { usuario, minutos: before }, despues: { usuario, minutos: before - taken } });
  return { msg: taken < descuento ? FICHAJES.restadoTodo(taken) : FICHAJES.restado(taken), status: 0 as const };
}
