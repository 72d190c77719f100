import { ACCESO } from '@garita/domain/acceso/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import {
  changeMision,
  dismiss,
  flipAjuste,
  insertUsuario,
  insertUsuarios,
  moveOwnership,
  readmit,
  setClaveHash,
  setFirma,
  setMision,
  setNombre,
  updateLastSeen,
  updateMision,
} from './cuenta.repository';
import {
  findIdByNombre,
  findOwner,
  findUsuario,
  listActive,
  listActiveOn,
  lockPeopleOn,
  searchUsuarios,
  type UsuarioRow,
} from './personas.repository';

/** What other modules read of people. */
/** What other modules do to a person's account: its row is written here, and by nobody else. */
export {
  changeMision,
  dismiss,
  findIdByNombre,
  findOwner,
  flipAjuste,
  insertUsuario,
  insertUsuarios,
  listActive,
  listActiveOn,
  lockPeopleOn,
  moveOwnership,
  readmit,
  searchUsuarios,
  setClaveHash,
  setFirma,
  setMision,
  setNombre,
  type UsuarioRow,
  updateLastSeen as lastSeen,
  updateMision as misionNueva,
};

/** @throws Rechazo 404 for an unknown id. */
export async function getUsuario(db: Kysely<DB>, id: number): Promise<UsuarioRow> {
  const row = await findUsuario(db, id);
  if (!row) throw Rechazo.notFound(ACCESO.personaDesconocida);
  return row;
}
