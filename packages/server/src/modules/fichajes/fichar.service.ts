import { exitOf, minutesOf } from '@garita/domain/fichajes/cuenta';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { localDay } from '@garita/domain/formato/localDay';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope, WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { lockLedBy, releaseAtExit } from '../tiempos/linkAll.service';
import { type FichajeRow, insertEntrada, lockOpenOf, updateSalida } from './fichajes.repository';
import { toCuenta } from './fichajes.service';
import { acceptVisto } from './visto.service';

/**
 * Opens a record on the agency's present day. @throws Rechazo 409 when the caller is clocked in.
 */
export async function clockIn({ tx, actor, ahora, audit }: WriteScope) {
  const { zona } = await getAgencia(tx);
  const dia = localDay(ahora.getTime(), zona);
  const id = await insertEntrada(tx, { usuario_id: actor.id, dia, entrada: ahora });
  if (id === null) throw Rechazo.conflict(FICHAJES.yaDentro);
  await audit({ objetivo: ['fichaje', id], despues: { usuario: actor.id, dia, entrada: ahora } });
  return { msg: FICHAJES.entrada, status: 0 as const };
}

/** Stores the exit of a record. @returns the exit, and the minutes that count */
async function storeExit(
  { tx }: AnyoneScope,
  fichaje: FichajeRow,
  at: Date,
): Promise<{ salida: Date; minutos: number }> {
  const cuenta = toCuenta(fichaje);
  const salida = exitOf(cuenta, at.getTime());
  await updateSalida(tx, fichaje.id, new Date(salida));
  return { salida: new Date(salida), minutos: minutesOf({ ...cuenta, salida }, salida) };
}

interface Salida {
  readonly at: Date;
  readonly motivo?: string;
  /** Ids of the times that the person supervises, as the client showed them before the exit. */
  readonly desligar?: readonly number[] | undefined;
}

/**
 * Ends a locked open record, and releases the times that its person supervises. One audit row has
 * both.
 * @returns the minutes that count, and the number of released times
 * @throws Rechazo 409 when the person supervises a time that is not in `desligar`, if `desligar` is
 * given.
 */
export async function endFichaje(
  scope: AnyoneScope,
  fichaje: FichajeRow,
  { at, desligar, ...more }: Salida,
): Promise<[number, number]> {
  const led = await lockLedBy(scope.tx, fichaje.usuario_id);
  if (desligar && led.some(({ id }) => !desligar.includes(id)))
    throw Rechazo.conflict(FICHAJES.otrosTiempos);
  const desligado = await releaseAtExit(scope, led);
  const { salida, minutos } = await storeExit(scope, fichaje, at);
  const despues = {
    usuario: fichaje.usuario_id,
    entrada: fichaje.entrada,
    salida,
    minutos,
    ...more,
    ...(desligado.length > 0 && { desligado }),
  };
  await scope.audit({ objetivo: ['fichaje', fichaje.id], despues });
  return [minutos, desligado.length];
}

/**
 * Ends the caller's record (FIC-02): now or, if the caller accepts it, at the time when their
 * avatar was last seen.
 * @throws Rechazo 409 when the caller is not clocked in, and as `acceptVisto` and `endFichaje`.
 */
export async function clockOut(
  scope: WriteScope,
  { desligar, visto }: Pick<Salida, 'desligar'> & { readonly visto?: string | undefined },
) {
  const open = await lockOpenOf(scope.tx, scope.actor.id);
  if (!open) throw Rechazo.conflict(FICHAJES.noDentro);
  const salida = visto === undefined ? { at: scope.ahora } : await acceptVisto(scope, open, visto);
  return {
    msg: FICHAJES.salida(...(await endFichaje(scope, open, { ...salida, desligar }))),
    status: 0 as const,
  };
}

/**
 * Closes the record of a dismissed person. The dismissal writes the audit row. @returns how many
 * records it closed, 0 or 1
 */
export async function closeFichajesForDismissal(
  scope: WriteScope,
  usuarioId: number,
): Promise<number> {
  const open = await lockOpenOf(scope.tx, usuarioId);
  if (open) await storeExit(scope, open, scope.ahora);
  return open ? 1 : 0;
}
