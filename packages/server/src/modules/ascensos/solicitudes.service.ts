import type { Db } from '../../db/Db';
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
  db: Db,
  usuarioId: number,
  categoria: number,
): Promise<boolean> {
  return (await listPending(db, usuarioId)).some((s) => s.categoria >= categoria);
}
