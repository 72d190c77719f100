import { ACCESO } from '@garita/domain/acceso/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { findUsuario, type UsuarioRow } from './personas.repository';

/** @throws Rechazo 404 for an unknown id. */
export async function getUsuario(db: Kysely<DB>, id: number): Promise<UsuarioRow> {
  const row = await findUsuario(db, id);
  if (!row) throw Rechazo.notFound(ACCESO.personaDesconocida);
  return row;
}
