import { must } from '@garita/domain/must';
import type { Db } from '../../db/Db';
import {
  annulPendingOf,
  findLastOf,
  findPendingOf,
  findSolicitud,
  listPending,
  type SolicitudRow,
} from './nombres.repository';

const toSolicitud = ({
  id,
  usuario_id,
  usuario,
  categoria_id,
  nombre,
  creada_en,
}: SolicitudRow) => ({
  id,
  usuario: usuario_id,
  usuarioNombre: usuario,
  id_categoria: categoria_id,
  nombre,
  fecha: creada_en.toISOString(),
});

export const getPendingNombres = async (db: Db) => (await listPending(db)).map(toSolicitud);

export async function getPendingNombreOf(db: Db, usuarioId: number) {
  const row = await findPendingOf(db, usuarioId);
  return row ? toSolicitud(row) : null;
}

/** A person's last request if declined and unread, otherwise null. */
export async function getNombreDeclinado(db: Db, usuarioId: number) {
  const row = await findLastOf(db, usuarioId);
  if (row?.estado !== 'declinada' || row.enterada_en !== null) return null;
  const { id, nombre, encargado, resuelta_en } = row;
  return {
    id,
    nombre,
    encargadoNombre: must(encargado, 'Who declined'),
    fecha: must(resuelta_en, 'When').toISOString(),
  };
}

/** Answered requests included; null for an unknown id. */
export const findNombreUser = async (db: Db, id: number): Promise<number | null> =>
  (await findSolicitud(db, id))?.usuario_id ?? null;

export const closeNombresForDismissal = (tx: Db, usuarioId: number, ahora: Date): Promise<number> =>
  annulPendingOf(tx, usuarioId, ahora);
