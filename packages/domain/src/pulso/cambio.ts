import { isPorDias, type SemanasPulso } from './tramos';

/** A sum of days, or an average for counts that include the same people every day. */
export type ComoResumir = 'suma' | 'media';

/** An average is rounded. Without days it is 0. */
export function resumir(valores: readonly number[], como: ComoResumir): number {
  const suma = valores.reduce((sum, valor) => sum + valor, 0);
  return como === 'suma' ? suma : Math.round(suma / Math.max(1, valores.length));
}

interface Comparison {
  readonly ahora: number;
  readonly antes: number;
}

/**
 * The last complete span and the one before it: seven days each, or one week each. Today and the
 * present week are left out. `valores` has one value for each `Tramo`, oldest first.
 */
export function compararUltimos(
  valores: readonly number[],
  semanas: SemanasPulso,
  como: ComoResumir,
): Comparison {
  const [past, length] = [valores.slice(0, -1), isPorDias(semanas) ? 7 : 1];
  return {
    ahora: resumir(past.slice(-length), como),
    antes: resumir(past.slice(-2 * length, -length), como),
  };
}

/** Ends a sentence: `un 18 % menos que en la anterior`, where `que` is `en la anterior`. */
export function describeCambio({ ahora, antes }: Comparison, que: string): string {
  if (ahora === antes) return `lo mismo que ${que}`;
  if (antes === 0) return `${que}, nada`;
  // Whole percents, at least 1 if there is a difference.
  const percent = Math.max(1, Math.round((Math.abs(ahora - antes) / antes) * 100));
  return `un ${percent}\u00a0% ${ahora > antes ? 'más' : 'menos'} que ${que}`;
}
