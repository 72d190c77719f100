import type { Kysely } from 'kysely';
import { findSubject } from '../../access/actor.repository';
import type { DB } from '../../db/tables';
import { listCodigosOfrecidos } from './solicitudes.repository';

/** The codes that whoever comes in as a person can act with: those that the person holds, and those of a promotion that only waits for their answer. */
export async function listPrestados(db: Kysely<DB>, usuarioId: number): Promise<string[]> {
  const ofrecidos = await listCodigosOfrecidos(db, [usuarioId]);
  return [
    ...((await findSubject(db, usuarioId))?.permisos ?? []),
    ...ofrecidos.map(({ codigo }) => codigo),
  ];
}
