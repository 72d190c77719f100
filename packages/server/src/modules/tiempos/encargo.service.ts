import { type CuentaEncargado, listTramos, msSinContar, readCuenta } from '@garita/domain/tiempos/encargo';
import { seniorMinutesOf } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import type { WriteScope } from '../../write/runWrite';
import { getAjuste, setAjuste } from '../agencia/agencia.service';
import { type Encargo, listConfirmed, listSucesos, lockSenior } from './encargo.repository';
import { type LockedTiempo, toReloj } from './tiempos.repository';

const AJUSTE = 'minutosEncargado';

/** How a senior's minutes are counted where several of their sessions run at once (contract: cuentaEncargado). */
export const getCuenta = async (db: Kysely<DB>) => ({ cuenta: readCuenta(await getAjuste(db, AJUSTE)) });

/** Says how they are counted from now on, in what is confirmed later (contract: cambiarCuentaEncargado). */
export async function changeCuenta({ tx, audit, unchanged }: WriteScope<Actor>, cuenta: CuentaEncargado) {
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
async function readTramos(tx: Kysely<DB>, encargos: readonly Encargo[]) {
  const sucesos = await listSucesos(
    tx,
    encargos.map(({ id }) => id),
  );
  return encargos.flatMap(({ id, ligado, hasta }) => {
    const own = sucesos.filter((suceso) => suceso.tiempo_id === id).map(({ accion, fecha }) => ({ accion, fecha: fecha.getTime() }));
    return listTramos(own, { ligado: ligado.getTime(), hasta: hasta.getTime() });
  });
}

/**
 * The minutes that a session credits its senior if it is confirmed now: each minute of theirs once, so without those that sessions confirmed
 * before have counted; or, as the agency wishes, all of them. One confirmation of a senior's at a time, or two would both count the same.
 */
export async function countSenior({ tx, ahora }: WriteScope<Actor>, { id, alto_id, ligado, ...sesion }: LockedTiempo): Promise<number> {
  const all = seniorMinutesOf(toReloj({ ligado, ...sesion }), ahora.getTime());
  if (alto_id === null || ligado === null || (await getCuenta(tx)).cuenta === 'por_tiempo') return all;
  await lockSenior(tx, alto_id);
  const tramos = await readTramos(tx, [{ id, ligado, hasta: ahora }]);
  const since = Math.min(ahora.getTime(), ...tramos.map(({ desde }) => desde));
  const counted = await readTramos(tx, await listConfirmed(tx, alto_id, new Date(since)));
  return Math.min(all, Math.floor(msSinContar(tramos, counted) / 60_000));
}
