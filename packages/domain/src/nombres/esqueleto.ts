/**
 * Look-alikes by UTS 39: of the characters that a name may have, and of Cyrillic and Greek letters
 * in older names. Each line has the prototype and its look-alikes.
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
  // A caron looks like a breve, a cedilla like a comma below.
  ['\u0306', '\u030c'],
  ['\u0326', '\u0327'],
];

const LOOK = new Map(
  LOOKS.flatMap(([prototype, alike]) =>
    [...alike].map((character) => [character, prototype] as const),
  ),
);

/** `L` does not look like `l`, but `I` does: `Lena` and `Iena` differ, `lena` and `Iena` do not. */
const lower = (text: string): string => text.replaceAll(/[^L]+/g, (rest) => rest.toLowerCase());

/**
 * Names with the same skeleton look alike (UTS 39 §4). Unlike UTS 39, this skeleton counts `o`, `O`
 * and `0` as one character, since names ignore case. Accents count: `Ines` and `Inés` are two
 * people.
 */
export const toEsqueleto = (nombre: string): string =>
  lower([...nombre.normalize('NFKD')].map((one) => LOOK.get(one) ?? one).join('')).normalize('NFC');
