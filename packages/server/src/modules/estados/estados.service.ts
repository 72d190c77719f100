import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { findEstadoOf, findOwner, selectAll } from './estados.repository';

export const getEstado = async (db: Kysely<DB>, usuarioId: number) =>
  (await findEstadoOf(db, usuarioId)) ?? null;

export const listEstados = (db: Kysely<DB>) => selectAll(db).execute();

/** The person of a status, deleted or not; null for an unknown id. */
export const findEstadoUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await findOwner(db, id))?.usuario_id ?? null;
