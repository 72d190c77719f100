import { cleanLine, dropHidden } from '../formato/cleanLine';
import { isReservado } from './reservados';
import { NOMBRES } from './textos';

/** Longest name, in characters. */
export const NOMBRE_MAX = 32;

/** `editUsuario` uses this word for "unchanged", so no person can have this name. */
export const IGUAL = 'igual';

/** Invisible characters: two names that differ only by such a character look alike. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Latin letters that are not a base letter with marks. */
const OTHER_LETTERS = 'ÆæÐðÞþĐđĦħŁłŊŋØøŒœŦŧßẞ';
/** The punctuation that names of the virtual world may have. */
const SIGNS = '-_=?!@:.,';

/** A Latin letter with precomposed marks; no stacked marks. */
const isLetter = (character: string): boolean =>
  /^[A-Za-z]\p{M}*$/u.test(character.normalize('NFD')) || OTHER_LETTERS.includes(character);
const isDigit = (character: string): boolean => /^[0-9]$/.test(character);

/** The stored form: without invisible characters, NFC. */
export const normalizeNombre = cleanLine;

/**
 * Why the name is refused; null if it is valid. Latin letters only: with two scripts, many names
 * would look the same. Older names stay valid. Invisible characters are no error: normalising
 * removes them.
 */
export function findNombreFailure(nombre: string): string | null {
  if (/\s/.test(dropHidden(nombre))) return NOMBRES.conEspacio;
  const clean = normalizeNombre(nombre);
  const characters = [...clean];
  if (characters.length < 1 || characters.length > NOMBRE_MAX || INVISIBLE.test(clean))
    return NOMBRES.noAdmitido;
  if (!characters.every((one) => isLetter(one) || isDigit(one) || SIGNS.includes(one)))
    return NOMBRES.otrosSignos;
  if (!characters.some((one) => isLetter(one) || isDigit(one))) return NOMBRES.soloSignos;
  return isReservado(clean) ? NOMBRES.reservado : null;
}

/**
 * Removes spaces and invalid punctuation: `@Ana 💂` gives `@Ana`. Null if the result is invalid.
 * Letters of other scripts stay and make it invalid: removing them would give another person's
 * name.
 */
export function proposeNombre(texto: string): string | null {
  const kept = [...texto.normalize('NFKC')]
    .filter((one) => /[\p{L}\p{M}\p{N}]/u.test(one) || SIGNS.includes(one))
    .join('');
  const name = normalizeNombre(kept);
  return findNombreFailure(name) === null ? name : null;
}
