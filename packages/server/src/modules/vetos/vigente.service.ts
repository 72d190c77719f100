import { localDay } from '@garita/domain/formato/localDay';
import { VETOS } from '@garita/domain/vetos/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { getAgencia } from '../ajustes/ajustes.service';
import { findVigente, holdVetos, listVigentesDe } from './vetos.repository';

/** Today in the agency's zone. @throws Rechazo 503 while the agency is not set up. */
export const readHoy = async (db: Db, ahora: Date): Promise<string> =>
  localDay(ahora.getTime(), (await getAgencia(db)).zona);

/** The veto that applies to a name, by an equal or a similar name. */
export const findVetoDe = async (db: Db, nombre: string, ahora: Date) =>
  findVigente(db, nombre, await readHoy(db, ahora));

/**
 * Checks that no veto applies to a new name. In a transaction, no veto is added before the
 * transaction ends, so the result stays true.
 * @param nombre normalised
 * @throws Rechazo 409 for a vetoed name, and for a name that looks like a vetoed name.
 */
export async function requireNombreSinVeto(
  db: Db,
  nombre: string,
  { campo, ahora }: { readonly campo: string; readonly ahora: Date },
): Promise<void> {
  await holdVetos(db);
  const veto = await findVetoDe(db, nombre, ahora);
  if (veto) throw Rechazo.conflict(veto.isSame ? VETOS.nombreVetado : VETOS.nombreParecido, campo);
}

/**
 * Checks, before a transfer or a return, that no veto applies to the person's name. No veto is
 * added before the transaction ends.
 * @throws Rechazo 409 with the vetoed name.
 */
export async function requirePersonaSinVeto(tx: Db, usuario: string, ahora: Date): Promise<void> {
  await holdVetos(tx);
  const veto = await findVetoDe(tx, usuario, ahora);
  if (veto) throw Rechazo.conflict(VETOS.personaVetada(veto.nombre), 'usuario');
}

/** {@link listVigentesDe} for today. No veto is added before the transaction ends. */
export async function listVetadosDe(
  db: Db,
  nombres: readonly string[],
  ahora: Date,
): Promise<string[]> {
  await holdVetos(db);
  const rows = await listVigentesDe(db, nombres, await readHoy(db, ahora));
  return rows.map(({ nombre }) => nombre);
}
