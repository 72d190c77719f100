import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import {
  annulPendingAround,
  annulSolicitudes,
  listAllPending,
  listCodigosOfrecidos,
  listPending,
} from './solicitudes.repository';

export {
  annulPendingAround as closeSolicitudesForDismissal,
  annulSolicitudes,
  listAllPending,
  listCodigosOfrecidos,
};

export async function hasPendingFrom(
  db: Kysely<DB>,
  usuarioId: number,
  categoria: number,
): Promise<boolean> {
  return (await listPending(db, usuarioId)).some((s) => s.categoria >= categoria);
}
