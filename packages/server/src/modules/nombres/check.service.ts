import { findNombreFailure, normalizeNombre } from '@garita/domain/nombres/nombre';
import { NOMBRES } from '@garita/domain/nombres/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { requireNombreLibre } from '../personas/nombreLibre.service';

/**
 * Checks whether a name is free.
 * @throws Rechazo 400 for an invalid name; 409 for a name that is taken or vetoed, or looks like
 * such a name.
 */
export async function checkNombre(db: Db, nombre: string, ahora: Date) {
  const texto = findNombreFailure(nombre);
  if (texto) throw Rechazo.invalid('name', texto);
  await requireNombreLibre(db, normalizeNombre(nombre), { campo: 'name', ahora });
  return { msg: NOMBRES.libre, status: 0 as const };
}
