import { minutesOf } from '@garita/domain/fichajes/cuenta';
import {
  type CorreccionValues,
  cierreRules,
  correccionRules,
} from '@garita/domain/fichajes/fichaje.rules';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { must } from '@garita/domain/must';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope, WriteScope } from '../../write/WriteScope';
import { type FichajeRow, lockFichaje, updateDescontado } from './fichajes.repository';
import { toCuenta } from './fichajes.service';
import { endFichaje } from './fichar.service';

export interface RecordRef {
  readonly id: number;
  /**
   * The person whose record the client saw. If the row has another person, the write is refused.
   */
  readonly usuario?: number | undefined;
}

async function lockMeant({ tx }: AnyoneScope, { id, usuario }: RecordRef): Promise<FichajeRow> {
  const fichaje = await lockFichaje(tx, id);
  if (!fichaje) throw Rechazo.notFound(FICHAJES.noEncontrado);
  if (usuario !== undefined && usuario !== fichaje.usuario_id)
    throw Rechazo.conflict(FICHAJES.noEsSuyo, 'usuario');
  return fichaje;
}

interface Cierre extends RecordRef {
  readonly salida?: string | undefined;
  readonly motivo?: string | undefined;
}

/**
 * Closes an open record (FIC-09, FIC-15, FIC-18): now or, with a reason, at the instant of the real
 * exit.
 * @throws Rechazo 400 by `cierreRules`; 404 for an unknown record; 409 for a closed record, or a
 * record of another person than `usuario`.
 */
export async function closeFichaje(scope: AnyoneScope, { salida, motivo = '', ...meant }: Cierre) {
  const fichaje = await lockMeant(scope, meant);
  if (fichaje.salida) throw Rechazo.conflict(FICHAJES.yaCerrado);
  checkRules(cierreRules({ entrada: fichaje.entrada.getTime(), now: scope.ahora.getTime() }), {
    salida: salida ?? null,
    motivo,
  });
  const counted = await endFichaje(scope, fichaje, {
    at: salida === undefined ? scope.ahora : new Date(salida),
    ...(motivo.trim() !== '' && { motivo: motivo.trim() }),
  });
  return { msg: FICHAJES.cerrado(fichaje.usuario, ...counted), status: 0 as const };
}

/**
 * Limits a correction. `left` are the minutes that still count: no more than these can be taken
 * off. `taken` are the minutes taken off so far: no more than these can be given back.
 * @returns `change`, the minutes to add; below 0 to take off, 0 if nothing can change
 */
function settle(
  minutos: number,
  { left, taken }: { left: number; taken: number },
): { readonly change: number; readonly msg: string } {
  if (minutos < 0) {
    const change = Math.min(-minutos, left);
    return {
      change: -change,
      msg: change === -minutos ? FICHAJES.restado(change) : FICHAJES.restadoTodo(change),
    };
  }
  const change = Math.min(minutos, taken);
  return {
    change,
    msg: change === minutos ? FICHAJES.devuelto(change) : FICHAJES.devueltoTodo(change),
  };
}

/**
 * Corrects a record by any number of minutes, with a reason.
 * @throws Rechazo 400 by `correccionRules`, and as {@link changeMinutes}.
 */
export async function correct(scope: WriteScope, meant: RecordRef, values: CorreccionValues) {
  checkRules(correccionRules, values);
  return changeMinutes(scope, meant, {
    minutos: must(values.minutos, 'The minutes of a correction'),
    motivo: values.motivo.trim(),
  });
}

/**
 * Takes minutes off a closed record (FIC-16, FIC-17, FIC-19), or gives back minutes that were taken
 * off. It changes no more minutes than {@link settle} allows.
 * @throws Rechazo 404 for an unknown record; 409 for an open record, for a record of another person
 * than `usuario`, and when there are no minutes to change.
 */
export async function changeMinutes(
  scope: WriteScope,
  meant: RecordRef,
  { minutos, motivo }: { minutos: number; motivo?: string },
) {
  const { tx, audit } = scope;
  const fichaje = await lockMeant(scope, meant);
  if (!fichaje.salida) throw Rechazo.conflict(FICHAJES.sigueAbierto);
  const before = minutesOf(toCuenta(fichaje), fichaje.salida.getTime());
  const { change, msg } = settle(minutos, { left: before, taken: fichaje.descontado });
  if (change === 0)
    throw Rechazo.conflict(minutos < 0 ? FICHAJES.sinMinutos : FICHAJES.nadaQueDevolver);
  await updateDescontado(tx, fichaje.id, fichaje.descontado - change);
  const usuario = fichaje.usuario_id;
  const despues = {
    usuario,
    entrada: fichaje.entrada,
    salida: fichaje.salida,
    minutos: before + change,
    ...(motivo !== undefined && { motivo }),
  };
  await audit({ objetivo: ['fichaje', fichaje.id], antes: { usuario, minutos: before }, despues });
  return { msg, status: 0 as const };
}
