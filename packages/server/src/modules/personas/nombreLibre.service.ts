import { NOMBRES } from '@garita/domain/nombres/textos';
import type { Db } from '../../db/Db';
import { isUniqueViolation } from '../../db/errors';
import { Rechazo } from '../../rechazo';
import { requireNombreSinVeto } from '../vetos/vigente.service';
import { findWithNombreLike } from './personas.repository';

interface Wanted {
  /** The request field with the name. */
  readonly campo: string;
  /** The id of the person who wants the name. Their own present name is no conflict. */
  readonly except?: number;
  readonly ahora: Date;
}

/**
 * Checks that a name is free. A concurrent request can still take the name; then the unique indexes
 * reject the later write (`toNombreConflict`).
 * @param nombre normalised, and admitted by `findNombreFailure`
 * @throws Rechazo 409 for a vetoed name, for the name of another person, even a dismissed one, and
 * for a name that looks like another person's name (0017).
 */
export async function requireNombreLibre(
  db: Db,
  nombre: string,
  { campo, except = 0, ahora }: Wanted,
): Promise<void> {
  await requireNombreSinVeto(db, nombre, { campo, ahora });
  const found = await findWithNombreLike(db, nombre, except);
  if (found) throw Rechazo.conflict(found.isSame ? NOMBRES.ocupado : NOMBRES.parecido, campo);
}

/** Translates the failed write of a name to a Rechazo. Returns any other error unchanged. */
export function toNombreConflict(error: unknown, campo: string): unknown {
  if (isUniqueViolation(error, 'usuarios_nombre_unico'))
    return Rechazo.conflict(NOMBRES.ocupado, campo);
  return isUniqueViolation(error, 'usuarios_nombre_parecido')
    ? Rechazo.conflict(NOMBRES.parecido, campo)
    : error;
}
