import type { Db } from '../../db/Db';
import { findEstadoOf, findOwner, selectAll } from './estados.repository';

export const getEstado = async (db: Db, usuarioId: number) =>
  (await findEstadoOf(db, usuarioId)) ?? null;

export const listEstados = (db: Db) => selectAll(db).execute();

/** Deleted statuses included; null for an unknown id. */
export const findEstadoUser = async (db: Db, id: number): Promise<number | null> =>
  (await findOwner(db, id))?.usuario_id ?? null;
