import { distancia } from './distancia';

/** The degrees to which one name matches another, the surest first. */
export const SURE = ['same', 'short', 'misspelt', 'sameRoot', 'longer'] as const;
export type Sureness = (typeof SURE)[number];
/** The degrees that also count for a part of a longer name. */
const IN_A_PART: readonly (Sureness | null)[] = ['same', 'short', 'misspelt'];

/** A word may have one wrong letter for each of this many letters. */
const WRONG_EVERY = 4;
/**
 * Words with the same root begin with at least this many equal letters: `Inspector`, `Inspección`.
 */
const ROOT_MIN = 5;
const SHORT_MIN = 2;
const WITHOUT_VOWELS_MIN = 3;

const isSubsequence = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
};

/** `Insp` for `Inspector`, `Sgto` for `Sargento`. */
const abbreviates = (short: string, long: string): boolean =>
  short.length >= SHORT_MIN &&
  short.length < long.length &&
  (long.startsWith(short) ||
    (short.length >= WITHOUT_VOWELS_MIN &&
      short[0] === long[0] &&
      short.at(-1) === long.at(-1) &&
      isSubsequence(short, long)));

const isMisspelt = (a: string, b: string): boolean => {
  const wrong = Math.floor(Math.min(a.length, b.length) / WRONG_EVERY);
  return Math.abs(a.length - b.length) <= wrong && distancia(a, b) <= wrong;
};

const sharesRoot = (a: string, b: string): boolean => {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= ROOT_MIN && shared * 2 > Math.max(a.length, b.length);
};

const isEach = (
  said: readonly string[],
  meant: readonly string[],
  matches: (a: string, b: string) => boolean,
): boolean =>
  said.length === meant.length &&
  said.every((word, at) => word === meant[at] || matches(word, meant[at] as string));

function compareWhole(said: readonly string[], meant: readonly string[]): Sureness | null {
  const [a, b] = [said.join(''), meant.join('')];
  if (a === b) return 'same';
  if (isEach(said, meant, abbreviates)) return 'short';
  if (isMisspelt(a, b)) return 'misspelt';
  return isEach(said, meant, sharesRoot) ? 'sameRoot' : null;
}

/** Compares a list's words with a mission's words, both simplified; null if they do not match. */
export function compareRango(said: readonly string[], meant: readonly string[]): Sureness | null {
  if (said.length === 0 || meant.length === 0) return null;
  const whole = compareWhole(said, meant);
  if (whole !== null || said.length <= meant.length) return whole;
  const isPart = said.some((_, at) =>
    IN_A_PART.includes(compareWhole(said.slice(at, at + meant.length), meant)),
  );
  return isPart ? 'longer' : null;
}
