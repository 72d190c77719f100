import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { setNombre } from '../personas/cuenta.repository';
import { requireNombreLibre, toNombreConflict } from '../personas/nombreLibre.service';
import { insertCambioNombre } from './nombres.repository';

export interface Rename {
  readonly usuarioId: number;
  /** The name until now, of the row that the caller holds locked. */
  readonly anterior: string;
  /** Normalised, and one that `findNombreFailure` admits. */
  readonly nuevo: string;
  readonly encargadoId: number;
  readonly ahora: Date;
}

/**
 * Gives a person another name and keeps the old one in the log of names: whoever renames, renames here.
 * @throws Rechazo 409 for a name that somebody has, or that looks like theirs; the transaction is over with it.
 */
export async function renameUsuario(
  tx: Kysely<DB>,
  { usuarioId, anterior, nuevo, encargadoId, ahora }: Rename,
): Promise<void> {
  await requireNombreLibre(tx, nuevo, { campo: 'nombre', except: usuarioId });
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
