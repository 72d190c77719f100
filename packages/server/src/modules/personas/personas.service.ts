import { ACCESO } from '@garita/domain/acceso/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { findUsuario, type UsuarioRow } from './personas.repository';

/** @throws Rechazo 404 for an unknown id. */
export async function getUsuario(db: Db, id: number): Promise<UsuarioRow> {
  const row = await findUsuario(db, id);
  if (!row) throw Rechazo.notFound(ACCESO.personaDesconocida);
  return row;
}
