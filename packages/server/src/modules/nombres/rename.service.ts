import type { Db } from '../../db/Db';
import { setNombre } from '../personas/cuenta.repository';
import { requireNombreLibre, toNombreConflict } from '../personas/nombreLibre.service';
import { insertCambioNombre } from './nombres.repository';

export interface Rename {
  readonly usuarioId: number;
  /** The current name, from the row that the caller has locked. */
  readonly anterior: string;
  /** The new name, normalised and admitted by `findNombreFailure`. */
  readonly nuevo: string;
  readonly encargadoId: number;
  readonly ahora: Date;
}

/**
 * Renames a person and stores the old name. Every rename uses this function.
 * @throws Rechazo 409 for a name that is taken or vetoed, or looks like such a name. The
 * transaction cannot continue after the error.
 */
export async function renameUsuario(
  tx: Db,
  { usuarioId, anterior, nuevo, encargadoId, ahora }: Rename,
): Promise<void> {
  await requireNombreLibre(tx, nuevo, { campo: 'nombre', except: usuarioId, ahora });
  try {
    await setNombre(tx, usuarioId, nuevo);
  } catch (error) {
    throw toNombreConflict(error, 'nombre');
  }
  await insertCambioNombre(tx, {
    usuario_id: usuarioId,
    encargado_id: encargadoId,
    anterior,
    nuevo,
    fecha: ahora,
  });
}
