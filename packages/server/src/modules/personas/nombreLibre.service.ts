import { NOMBRES } from '@garita/domain/nombres/textos';
import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../../db/errors';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { findWithNombreLike } from './personas.repository';

interface Wanted {
  /** The field of the request that carries the name. */
  readonly campo: string;
  /** Whoever wants it: their own name stands in nobody's way. */
  readonly except?: number;
}

/**
 * Looks whether a name can be somebody's new one. Of two who want it at once, the unique indexes let one through: see `toNombreConflict`.
 * @param nombre normalised, and one that `findNombreFailure` admits
 * @throws Rechazo 409 for a name that somebody has, dismissed people too, or that looks like theirs (0017).
 */
export async function requireNombreLibre(
  db: Kysely<DB>,
  nombre: string,
  { campo, except = 0 }: Wanted,
): Promise<void> {
  const found = await findWithNombreLike(db, nombre, except);
  if (found) throw Rechazo.conflict(found.isSame ? NOMBRES.ocupado : NOMBRES.parecido, campo);
}

/** What the failure of storing a name means; an error that has nothing to do with names stays what it is. */
export function toNombreConflict(error: unknown, campo: string): unknown {
  if (isUniqueViolation(error, 'usuarios_nombre_unico'))
    return Rechazo.conflict(NOMBRES.ocupado, campo);
  return isUniqueViolation(error, 'usuarios_nombre_parecido')
    ? Rechazo.conflict(NOMBRES.parecido, campo)
    : error;
}
