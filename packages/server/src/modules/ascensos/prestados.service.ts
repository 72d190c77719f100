import { findSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { listCodigosOfrecidos } from './solicitudes.repository';

/**
 * The codes that a user who signs in as this person could use: the person's own, and the codes of a
 * pending promotion, which they could accept.
 */
export async function listPrestados(db: Db, usuarioId: number): Promise<string[]> {
  const ofrecidos = await listCodigosOfrecidos(db, [usuarioId]);
  return [
    ...((await findSubject(db, usuarioId))?.permisos ?? []),
    ...ofrecidos.map(({ codigo }) => codigo),
  ];
}
