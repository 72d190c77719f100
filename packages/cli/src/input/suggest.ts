import { distancia } from '@garita/domain/alta/distancia';
import { foldText } from '@garita/domain/formato/foldText';

/** How many letters of a word may be wrong: a third of them, and one at least. */
const tolerance = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The name that was most likely meant by a mistyped one; null when none is near it. */
export function findMeant(typed: string, names: readonly string[]): string | null {
  const word = foldText(typed);
  const [best] = names
    .map((name) => ({ name, far: distancia(word, foldText(name)) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= tolerance(word) ? best.name : null;
}

/** What is told of a mistyped name, as the last sentence of a failure. @param otherwise where there is none near it */
export function suggest(typed: string, names: readonly string[], otherwise: string): string {
  const meant = findMeant(typed, names);
  return meant === null ? otherwise : `¿Quisiste decir ${meant}?`;
}
