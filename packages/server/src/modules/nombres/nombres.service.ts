import { must } from '@garita/domain/must';
import type { Db } from '../../db/Db';
import {
  annulPendingOf,
  findLastOf,
  findPendingOf,
  listPending,
  type SolicitudRow,
} from './nombres.repository';

const toSolicitud = (row: SolicitudRow) => ({
  id: row.id,
  usuario: row.usuario_id,
  usuarioNombre: row.usuario,
  id_categoria: row.categoria_id,
  nombre: row.nombre,
  fecha: row.creada_en.toISOString(),
});

export const getPendingNombres = async (db: Db) => (await listPending(db)).map(toSolicitud);

export async function getPendingNombreOf(db: Db, usuarioId: number) {
  const row = await findPendingOf(db, usuarioId);
  return row ? toSolicitud(row) : null;
}

/** A person's last request, if it was declined and its answer is unread; otherwise null. */
export async function getNombreDeclinado(db: Db, usuarioId: number) {
  const row = await findLastOf(db, usuarioId);
  if (row?.estado !== 'declinada' || row.enterada_en !== null) return null;
  const { id, nombre, encargado, resuelta_en } = row;
  return {
    id,
    nombre,
    encargadoNombre: must(encargado, 'The author of a declined request'),
    fecha: must(resuelta_en, 'The date of a declined request').toISOString(),
  };
}

export const closeNombresForDismissal = (tx: Db, usuarioId: number, ahora: Date): Promise<number> =>
  annulPendingOf(tx, usuarioId, ahora);
