import type { Db } from '../../db/Db';
import { findEstadoOf, selectAll } from './estados.repository';

export const getEstado = async (db: Db, usuarioId: number) =>
  (await findEstadoOf(db, usuarioId)) ?? null;

export const listEstados = (db: Db) => selectAll(db).execute();
