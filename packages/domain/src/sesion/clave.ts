import { foldCase } from '../formato/foldCase';
import { findHidden } from '../formato/hiddenCharacters';
import { CLAVES } from './cuenta.textos';

/** Fewest characters of a new password (CFG-07). */
export const CLAVE_MIN = 8;
/** Most of them: no password that somebody remembers is longer, and a longer one is work for the server. */
export const CLAVE_MAX = 128;

/**
 * What is wrong with a password that somebody chooses, or null; passwords from before stay (domain §1). Whether it is among the most common ones the server
 * alone knows: the list is too long for a page.
 * @param usuario whose it will be; empty where that is not known
 */
export function findClaveFailure(clave: string, usuario = ''): string | null {
  const { length } = [...clave];
  if (length < CLAVE_MIN) return CLAVES.corta;
  if (length > CLAVE_MAX) return CLAVES.larga;
  if (foldCase(clave) === foldCase(usuario)) return CLAVES.comoElNombre;
  return findHidden(clave) === null ? null : CLAVES.invisible;
}
