import { findSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { listCodigosOfrecidos } from './solicitudes.repository';

/**
 * The codes that a sign-in as this person gives: their own, and the codes of a pending promotion,
 * which it could accept.
 */
export async function listPrestados(db: Db, usuarioId: number): Promise<string[]> {
  const ofrecidos = await listCodigosOfrecidos(db, [usuarioId]);
  return [
    ...((await findSubject(db, usuarioId))?.permisos ?? []),
    ...ofrecidos.map(({ codigo }) => codigo),
  ];
}
