import { foldCase } from '../formato/foldCase';
import { findHidden } from '../formato/hiddenCharacters';
import { type FallosClave, NUEVA_CLAVE } from './cuenta.textos';

/** Minimum length of a new password (CFG-07). */
export const CLAVE_MIN = 8;
/**
 * Maximum length: no memorable password is longer, and hashing a longer password costs the server.
 */
export const CLAVE_MAX = 128;

/**
 * Why the new password is refused; null if it is valid. Older passwords stay valid. Only the server
 * checks the list of common passwords, which is too long for a page. `usuario` is empty if unknown.
 */
export function findClaveFailure(
  clave: string,
  usuario = '',
  fallos: FallosClave = NUEVA_CLAVE,
): string | null {
  const { length } = [...clave];
  if (length < CLAVE_MIN) return fallos.corta;
  if (length > CLAVE_MAX) return fallos.larga;
  if (foldCase(clave) === foldCase(usuario)) return fallos.comoElNombre;
  return findHidden(clave) === null ? null : fallos.invisible;
}
