import { foldText } from '../formato/foldText';

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const ORDINALS = [
  /^(1(o|a|er|ero|era|ro|ra)|primer[oa]?)$/,
  /^(2(o|a|do|da)|segund[oa])$/,
  /^(3(o|a|er|ero|era|ro|ra)|tercer[oa]?)$/,
  /^(4(o|a|to|ta)|cuart[oa])$/,
  /^(5(o|a|to|ta)|quint[oa])$/,
];
/** The endings of ordinals. A full stop separates them from their number: `2.º`, `1.er`. */
const SIGN = /^(o|a|er|do|da|to|ta)$/;

const toNumber = (word: string): string => {
  const at = ROMAN.indexOf(word);
  return at < 0 ? word : String(at + 1);
};
const toWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toNumber);

/**
 * A rank without case, accents and punctuation, its numerals as digits: `Oficial II` equals
 * `oficial-2`.
 */
export const simplifyRango = (text: string): string => toWords(text).join(' ');

/** The words and the number of a rank: `2.º Oficial` is `['oficial']` and 2. */
export interface Rango {
  readonly palabras: readonly string[];
  /** Null without a number, or with several. */
  readonly nivel: number | null;
}

/** Reads ordinals too: `Cabo Primero`, `Of.2`, `1.er oficial`. */
export function toRango(text: string): Rango {
  const words = toWords(text.replaceAll(/(\p{L})(\d)/gu, '$1 $2')).map((word) => {
    const ordinal = ORDINALS.findIndex((form) => form.test(word));
    return ordinal < 0 ? word : String(ordinal + 1);
  });
  const said = words.filter((word, at) => !(SIGN.test(word) && /^\d+$/.test(words[at - 1] ?? '')));
  const numbers = said.filter((word) => /^\d+$/.test(word));
  return numbers.length === 1
    ? { palabras: said.filter((word) => !/^\d+$/.test(word)), nivel: Number(numbers[0]) }
    : { palabras: said, nivel: null };
}
