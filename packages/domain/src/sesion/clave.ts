import { foldCase } from '../formato/foldCase';
import { findHidden } from '../formato/hiddenCharacters';
import { type FallosClave, NUEVA_CLAVE } from './cuenta.textos';

/** Fewest characters of a new password (CFG-07). */
export const CLAVE_MIN = 8;
/** Most of them: no password that somebody remembers is longer, and a longer one is work for the server. */
export const CLAVE_MAX = 128;

/**
 * What is wrong with a password that somebody chooses, or null; passwords from before stay (domain §1). Whether it is among the most common ones the server
 * alone knows: the list is too long for a page.
 * @param usuario whose it will be; empty where that is not known
 * @param fallos how it is told
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
