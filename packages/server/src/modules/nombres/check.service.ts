import { findNombreFailure } from '@garita/domain/nombres/nombre';
import { NOMBRES } from '@garita/domain/nombres/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { findIdByNombre } from '../usuarios/usuarios.service';

/** Says that a name is free. @throws Rechazo 400 for what cannot be a name, 409 for one that somebody has. */
export async function checkNombre(db: Kysely<DB>, nombre: string) {
  const texto = findNombreFailure(nombre);
  if (texto) throw Rechazo.invalid('name', texto);
  if ((await findIdByNombre(db, nombre)) !== null) throw Rechazo.conflict(NOMBRES.ocupado, 'name');
  return { msg: NOMBRES.libre, status: 0 as const };
}
