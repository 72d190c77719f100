import {
  type Contado,
  type CuentaEncargado,
  listTramos,
  minutosSinContar,
  readCuenta,
  type Tramo,
} from '@garita/domain/tiempos/encargo';
import { seniorMinutesOf } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import type { WriteScope } from '../../write/runWrite';
import { getAjuste, setAjuste } from '../ajustes/ajustes.service';
import { type Encargo, listConfirmed, listSucesos, lockSenior } from './encargo.repository';
import { type LockedTiempo, toReloj } from './tiempos.repository';

const AJUSTE = 'minutosEncargado';

/** How a senior's minutes are counted where several of their sessions run at once (contract: cuentaEncargado). */
export const getCuenta = async (db: Kysely<DB>) => ({
  cuenta: readCuenta(await getAjuste(db, AJUSTE)),
});

/** Says how they are counted from now on, in what is confirmed later (contract: cambiarCuentaEncargado). */
export async function changeCuenta(
  { tx, audit, unchanged }: WriteScope<Actor>,
  cuenta: CuentaEncargado,
) {
  // Locked: of two at once the second sees what the first has set.
  const before = readCuenta(await getAjuste(tx, AJUSTE, { lock: true }));
  if (before === cuenta) unchanged();
  else {
    await setAjuste(tx, AJUSTE, cuenta);
    await audit({ objetivo: null, antes: { cuenta: before }, despues: { cuenta } });
  }
  return { msg: before === cuenta ? TIEMPOS.cuentaIgual : TIEMPOS.cuenta, status: 0 as const };
}

/** When the senior's minutes of each session ran. */
async function readTramos(tx: Kysely<DB>, encargos: readonly Omit<Encargo, 'minutos'>[]) {
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

const earliest = (otherwise: number, tramos: readonly Tramo[]): number =>
  Math.min(otherwise, ...tramos.map(({ desde }) => desde));

/** What a senior's sessions have counted that ran since a moment, and those that ran while these did, and so on: all that hangs together. */
async function readCounted(tx: Kysely<DB>, altoId: number, since: number): Promise<Contado> {
  const encargos = await listConfirmed(tx, altoId, new Date(since));
  const tramos = await readTramos(tx, encargos);
  const from = earliest(since, tramos);
  if (from < since) return readCounted(tx, altoId, from);
  return { tramos, minutos: encargos.reduce((sum, { minutos }) => sum + minutos, 0) };
}

/**
 * The minutes that a session credits its senior if it is confirmed now: each minute of theirs once, so without those that sessions confirmed
 * before have counted; or, as the agency wishes, all of them. One confirmation of a senior's at a time, or two would both count the same.
 */
export async function countSenior(
  { tx, ahora }: WriteScope<Actor>,
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
