import { cleanLine, dropHidden } from '../formato/cleanLine';
import { isReservado } from './reservados';
import { NOMBRES } from './textos';

/** The longest name, in characters as people count them. */
export const NOMBRE_MAX = 32;

/** `editUsuario` says "unchanged" with this word, so nobody can be called that. */
export const IGUAL = 'igual';

/** Control characters, unassigned ones and those that leave no trace on the screen: two names that differ by one would look alike. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Latin letters that are not one of the 26 with marks. */
const OTHER_LETTERS = 'ÆæÐðÞþĐđĦħŁłŊŋØøŒœŦŧßẞ';
/** The signs that the names of the virtual world may have. */
const SIGNS = '-_=?!@:.,';

/** Whether a character is a letter of the Latin script as people write languages with it, its marks within the character itself: no stacks of marks. */
const isLetter = (character: string): boolean =>
  /^[A-Za-z]\p{M}*$/u.test(character.normalize('NFD')) || OTHER_LETTERS.includes(character);
const isDigit = (character: string): boolean => /^[0-9]$/.test(character);

/** A name as it is kept and looked for: without what nobody sees of it (`cleanLine`), each character in its one spelling. */
export const normalizeNombre = cleanLine;

/**
 * What is wrong with a name that somebody wants, or null (domain §1). Letters of one script alone: with two, the same picture is many names. The Latin one,
 * since the agency and the virtual world write with it. Who has another name from before keeps it. What nobody sees of a name is no fault: it is not kept.
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
 * The name that a text is most likely meant to be: without spaces and signs that names do not have, such as `@Ana 💂` for `@Ana`. Null where that is no name
 * either, and where it has letters of other scripts: without them it would be somebody else's.
 */
export function proposeNombre(texto: string): string | null {
  const kept = [...texto.normalize('NFKC')]
    .filter((one) => /[\p{L}\p{M}\p{N}]/u.test(one) || SIGNS.includes(one))
    .join('');
  const name = normalizeNombre(kept);
  return findNombreFailure(name) === null ? name : null;
}
