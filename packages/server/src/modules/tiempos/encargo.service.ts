import {
  type Contado,
  type CuentaEncargado,
  listTramos,
  minutosSinContar,
  readCuenta,
  type SupervisionSpan,
} from '@garita/domain/tiempos/encargo';
import { seniorMinutesOf } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Db } from '../../db/Db';
import type { WriteScope } from '../../write/WriteScope';
import { getAjuste, setAjuste } from '../ajustes/ajustes.service';
import { type Encargo, listConfirmed, listSucesos, lockSenior } from './encargo.repository';
import { type LockedTiempo, toReloj } from './tiempos.repository';

const AJUSTE = 'minutosEncargado';

export const getCuenta = async (db: Db) => ({
  cuenta: readCuenta(await getAjuste(db, AJUSTE)),
});

/**
 * Sets how the minutes of a senior count when several times overlap. The setting applies to later
 * confirmations.
 */
export async function changeCuenta({ tx, audit, unchanged }: WriteScope, cuenta: CuentaEncargado) {
  // The lock makes a concurrent change wait. After the wait, that change reads the value that this
  // change stores.
  const before = readCuenta(await getAjuste(tx, AJUSTE, { lock: true }));
  if (before === cuenta) unchanged();
  else {
    await setAjuste(tx, AJUSTE, cuenta);
    await audit({ objetivo: null, antes: { cuenta: before }, despues: { cuenta } });
  }
  return { msg: before === cuenta ? TIEMPOS.cuentaIgual : TIEMPOS.cuenta, status: 0 as const };
}

/** The spans in which the senior's minutes of each time ran, without pauses. */
async function readTramos(tx: Db, encargos: readonly Omit<Encargo, 'minutos'>[]) {
  const sucesos = await listSucesos(
    tx,
    encargos.map(({ id }) => id),
  );
  return encargos.flatMap(({ id, ligado, hasta }) => {
    const own = sucesos
      .filter((suceso) => suceso.tiempo_id === id)
      .map(({ accion, fecha }) => ({ accion, fecha: fecha.getTime() }));
    return listTramos(own, { ligado: ligado.getTime(), hasta: hasta.getTime() });
  });
}

const earliest = (otherwise: number, tramos: readonly SupervisionSpan[]): number =>
  Math.min(otherwise, ...tramos.map(({ desde }) => desde));

/**
 * The spans that already count for a senior since an instant. If a span began before that instant,
 * the function reads again from the span's begin, because earlier spans may overlap it.
 */
async function readCounted(tx: Db, altoId: number, since: number): Promise<Contado> {
  const encargos = await listConfirmed(tx, altoId, new Date(since));
  const tramos = await readTramos(tx, encargos);
  const from = earliest(since, tramos);
  if (from < since) return readCounted(tx, altoId, from);
  return { tramos, minutos: encargos.reduce((sum, { minutos }) => sum + minutos, 0) };
}

/**
 * The minutes that a confirmation at this instant credits to the senior. Minutes that overlap with
 * another time count once, unless the agency's setting counts all. A lock per senior prevents two
 * concurrent confirmations from counting the same minutes.
 */
export async function countSenior(
  { tx, ahora }: WriteScope,
  { id, alto_id, ligado, ...sesion }: LockedTiempo,
): Promise<number> {
  const all = seniorMinutesOf(toReloj({ ligado, ...sesion }), ahora.getTime());
  if (alto_id === null || ligado === null || (await getCuenta(tx)).cuenta === 'por_tiempo')
    return all;
  await lockSenior(tx, alto_id);
  const tramos = await readTramos(tx, [{ id, ligado, hasta: ahora }]);
  return Math.min(
    all,
    minutosSinContar(tramos, await readCounted(tx, alto_id, earliest(ahora.getTime(), tramos))),
  );
}
