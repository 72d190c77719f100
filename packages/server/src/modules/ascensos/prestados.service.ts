import { findSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { listCodigosOfrecidos } from './solicitudes.repository';

/** Permissions of a sign-in as this person, which could also accept a pending promotion. */
export async function listPrestados(db: Db, usuarioId: number): Promise<string[]> {
  const ofrecidos = await listCodigosOfrecidos(db, [usuarioId]);
  return [
    ...((await findSubject(db, usuarioId))?.permisos ?? []),
    ...ofrecidos.map(({ codigo }) => codigo),
  ];
}
