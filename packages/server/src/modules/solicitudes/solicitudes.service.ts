import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import {
  annulPending,
  annulPendingAround,
  annulSolicitudes,
  insertSolicitud,
  listAllPending,
  listCodigosOfrecidos,
  listPending,
  solicitudById,
} from './solicitudes.repository';

export {
  annulPending,
  annulSolicitudes,
  listAllPending,
  listCodigosOfrecidos,
  listPending as listSolicitudes,
};

/** Whose answer a request waits for; null for an unknown id. */
export async function findSolicitudUser(db: Kysely<DB>, id: number): Promise<number | null> {
  return (await solicitudById(db, { id }))[0]?.usuario_id ?? null;
}

/** Whether a person has a pending request whose new category is at least this. */
export async function hasPendingFrom(
  db: Kysely<DB>,
  usuarioId: number,
  categoria: number,
): Promise<boolean> {
  return (await listPending(db, usuarioId)).some((s) => s.categoria >= categoria);
}

/**
 * Takes away what was proposed to somebody who is dismissed, and what they proposed: nobody could accept it any more, and it would keep others from
 * proposing. @returns how many requests.
 */
export const closeSolicitudesForDismissal = (
  tx: Kysely<DB>,
  usuarioId: number,
  ahora: Date,
): Promise<number> => annulPendingAround(tx, usuarioId, ahora);

export interface NewSolicitud {
  readonly usuarioId: number;
  readonly encargadoId: number;
  readonly anteriorId: number;
  readonly nuevaId: number;
  readonly ahora: Date;
}

/** Makes a pending request; the database lets one wait per person. @returns its id. */
export const createSolicitud = (
  tx: Kysely<DB>,
  { usuarioId, encargadoId, anteriorId, nuevaId, ahora }: NewSolicitud,
): Promise<number> =>
  insertSolicitud(tx, {
    usuario_id: usuarioId,
    encargado_id: encargadoId,
    mision_anterior_id: anteriorId,
    mision_nueva_id: nuevaId,
    creada_en: ahora,
  });
