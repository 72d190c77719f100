import { findSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { listCodigosOfrecidos } from './solicitudes.repository';

/**
 * The permissions that another user gains by signing in as this person. They include the
 * permissions of a pending promotion, because that user could accept it.
 */
export async function listPrestados(db: Db, usuarioId: number): Promise<string[]> {
  const ofrecidos = await listCodigosOfrecidos(db, [usuarioId]);
  return [
    ...((await findSubject(db, usuarioId))?.permisos ?? []),
    ...ofrecidos.map(({ codigo }) => codigo),
  ];
}
