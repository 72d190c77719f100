import { distancia } from '@garita/domain/alta/distancia';
import { foldText } from '@garita/domain/formato/foldText';

/** Maximum edit distance: a third of the word's length, at least 1. */
const tolerance = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The name closest to a mistyped name; null when none is close. */
export function findMeant(typed: string, names: readonly string[]): string | null {
  const word = foldText(typed);
  const [best] = names
    .map((name) => ({ name, far: distancia(word, foldText(name)) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= tolerance(word) ? best.name : null;
}

/**
 * The last sentence of an error: it suggests the closest name, or is `otherwise` when no name is
 * close.
 */
export function suggest(typed: string, names: readonly string[], otherwise: string): string {
  const meant = findMeant(typed, names);
  return meant === null ? otherwise : `¿Quisiste decir ${meant}?`;
}
