import { findSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { listCodigosOfrecidos } from './solicitudes.repository';

/**
 * The permissions that a sign-in as this person gives. A pending promotion's permissions count,
 * because the sign-in could accept it.
 */
export async function listPrestados(db: Db, usuarioId: number): Promise<string[]> {
  const ofrecidos = await listCodigosOfrecidos(db, [usuarioId]);
  return [
    ...((await findSubject(db, usuarioId))?.permisos ?? []),
    ...ofrecidos.map(({ codigo }) => codigo),
  ];
}
