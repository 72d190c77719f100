import { exitOf, minutesOf } from '@garita/domain/fichajes/cuenta';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { localDay } from '@garita/domain/formato/localDay';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { getAgencia } from '../agencia/agencia.service';
import { type FichajeRow, insertEntrada, lockOpenOf, updateSalida } from './fichajes.repository';
import { toCuenta } from './fichajes.service';

/** Clocks the caller in (FIC-03), on the agency's present day. @throws Rechazo 409 when they are in already. */
export async function clockIn({ tx, actor, ahora, audit }: WriteScope<Actor>) {
  const { zona } = await getAgencia(tx);
  const dia = localDay(ahora.getTime(), zona);
  const id = await insertEntrada(tx, { usuario_id: actor.id, dia, entrada: ahora });
  if (id === null) throw Rechazo.conflict(FICHAJES.yaDentro);
  await audit({ objetivo: { tipo: 'fichaje', id }, despues: { usuario: actor.id, dia, entrada: ahora } });
  return { msg: FICHAJES.entrada, status: 0 as const };
}

/** Writes the exit of a locked open record. */
async function storeExit({ tx }: WriteScope<Actor>, fichaje: FichajeRow, at: Date): Promise<{ salida: Date; minutos: number }> {
  const cuenta = toCuenta(fichaje);
  const salida = exitOf(cuenta, at.getTime());
  await updateSalida(tx, fichaje.id, new Date(salida));
  return { salida: new Date(salida), minutos: minutesOf({ ...cuenta, salida }, salida) };
}

/** Ends a locked open record, and notes it. @returns the minutes that it counts. */
export async function endFichaje(scope: WriteScope<Actor>, fichaje: FichajeRow, { at, ...more }: { at: Date; motivo?: string }): Promise<number> {
  const { salida, minutos } = await storeExit(scope, fichaje, at);
  const despues = { usuario: fichaje.usuario_id, entrada: fichaje.entrada, salida, minutos, ...more };
  await scope.audit({ objetivo: { tipo: 'fichaje', id: fichaje.id }, despues });
  return minutos;
}

/** Clocks the caller out (FIC-02). @throws Rechazo 409 when they are not in. */
export async function clockOut(scope: WriteScope<Actor>) {
  const open = await lockOpenOf(scope.tx, scope.actor.id);
  if (!open) throw Rechazo.conflict(FICHAJES.noDentro);
  return { msg: FICHAJES.salida(await endFichaje(scope, open, { at: scope.ahora })), status: 0 as const };
}

/** Closes the open record of somebody who is dismissed; the dismissal itself is what is noted. @returns how many there were, 0 or 1. */
export async function closeFichajesForDismissal(scope: WriteScope<Actor>, usuarioId: number): Promise<number> {
  const open = await lockOpenOf(scope.tx, usuarioId);
  if (open) await storeExit(scope, open, scope.ahora);
  return open ? 1 : 0;
}
