/**
 * What characters look like (Unicode's UTS 39, confusables): those that a name may hold, and the Cyrillic and Greek letters that names from before may.
 * Each line: what it looks like, then all that does.
 */
const LOOKS: readonly (readonly [prototype: string, alike: string])[] = [
  ['l', '1I|ΙІӀӏ'],
  ['o', '0OοΟσоО'],
  ['rn', 'm'],
  ['ae', 'æÆӕӔ'],
  ['oe', 'œŒ'],
  ['d\u0335', 'đĐðÐ'],
  ['h\u0335', 'ħĦћ'],
  ['L\u0338', 'Ł'],
  ['l\u0338', 'ł'],
  ['o\u0338', 'øØ'],
  ['t\u0335', 'ŧŦ'],
  ['a', 'αΑаАɑ'],
  ['b', 'ΒВЬ'],
  ['c', 'сС'],
  ['d', 'ԁ'],
  ['e', 'ΕеЕ'],
  ['f', 'ƒ'],
  ['g', 'ɡ'],
  ['h', 'ΗһН'],
  ['i', 'ıιі'],
  ['j', 'ϳͿјЈ'],
  ['k', 'ΚК'],
  ['m', 'ΜМ'],
  ['n', 'Ν'],
  ['p', 'ρΡрР'],
  ['q', 'ԛ'],
  ['r', 'г'],
  ['s', 'ѕЅ'],
  ['t', 'ΤТ'],
  ['u', 'υ'],
  ['v', 'νѵѴ'],
  ['w', 'ԝԜѡ'],
  ['x', 'ΧхХ'],
  ['y', 'γΥуУүҮ'],
  ['z', 'Ζ'],
  // A caron is taken for a breve, a cedilla for a comma below.
  ['\u0306', '\u030c'],
  ['\u0326', '\u0327'],
];

const LOOK = new Map(
  LOOKS.flatMap(([prototype, alike]) =>
    [...alike].map((character) => [character, prototype] as const),
  ),
);

/** An `L` is never taken for the `l` that an `I` looks like: `Lena` and `Iena` are told apart, `lena` and `Iena` are not. */
const lower = (text: string): string => text.replaceAll(/[^L]+/g, (rest) => rest.toLowerCase());

/**
 * What a name looks like: two names with the same skeleton can be taken for each other (UTS 39 §4, in which `0` and `O` are one; here the small `o` as well,
 * since nobody minds the case of a name). Accents count: `Ines` and `Inés` are two people.
 */
export const toEsqueleto = (nombre: string): string =>
  lower([...nombre.normalize('NFKD')].map((one) => LOOK.get(one) ?? one).join('')).normalize('NFC');
