import { NOMBRES } from './textos';

/** The longest name, in characters as people count them. */
export const NOMBRE_MAX = 32;

/** `editUsuario` says "unchanged" with this word, so nobody can be called that. */
export const IGUAL = 'igual';

/** Control characters, unassigned ones and those that leave no trace on the screen: two names that differ by one would look alike. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** One spelling of each character, so that the same name cannot be written in two ways. */
export const normalizeNombre = (nombre: string): string => nombre.normalize('NFC');

/** What is wrong with a name that somebody wants, or null (domain §1: 1–32 visible characters, no spaces). */
export function findNombreFailure(nombre: string): string | null {
  if (/\s/.test(nombre)) return NOMBRES.conEspacio;
  const length = [...normalizeNombre(nombre)].length;
  if (length < 1 || length > NOMBRE_MAX || INVISIBLE.test(nombre)) return NOMBRES.noAdmitido;
  return nombre.toLowerCase() === IGUAL ? NOMBRES.reservado : null;
}
