import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { findEstadoOf, findOwner, selectAll } from './estados.repository';

/** A person's own status; null when none is set. */
export const getEstado = async (db: Kysely<DB>, usuarioId: number) =>
  (await findEstadoOf(db, usuarioId)) ?? null;

/** The statuses of all active people, the newest first. */
export const listEstados = (db: Kysely<DB>) => selectAll(db).execute();

/** Whose a status is, or was before it was deleted; null for an unknown one. */
export const findEstadoUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await findOwner(db, id))?.usuario_id ?? null;
