import { isPorDias, type SemanasPulso } from './tramos';

/** How several days are one number: added up or, where the same people would be counted every day, on the average. */
export type ComoResumir = 'suma' | 'media';

/** Several days as one number; an average is rounded, and 0 of none. */
export function resumir(valores: readonly number[], como: ComoResumir): number {
  const suma = valores.reduce((sum, valor) => sum + valor, 0);
  return como === 'suma' ? suma : Math.round(suma / Math.max(1, valores.length));
}

/** How a number stands to the one before it. */
interface Cambio {
  readonly ahora: number;
  readonly antes: number;
}

/**
 * What has come to an end last, and what came before it: seven days each, or a week. Today, and the week that runs, are not over and say nothing yet.
 * @param valores by the days that are told together, the oldest first
 */
export function compararUltimos(
  valores: readonly number[],
  semanas: SemanasPulso,
  como: ComoResumir,
): Cambio {
  const [past, length] = [valores.slice(0, -1), isPorDias(semanas) ? 7 : 1];
  return {
    ahora: resumir(past.slice(-length), como),
    antes: resumir(past.slice(-2 * length, -length), como),
  };
}

/** The same in words, as the end of a sentence: `un 18 % menos que en la anterior`. @param que where that was: `en la anterior` */
export function describeCambio({ ahora, antes }: Cambio, que: string): string {
  if (ahora === antes) return `lo mismo que ${que}`;
  if (antes === 0) return `${que}, nada`;
  // Whole percents, never none where there is a difference.
  const percent = Math.max(1, Math.round((Math.abs(ahora - antes) / antes) * 100));
  return `un ${percent}\u00a0% ${ahora > antes ? 'más' : 'menos'} que ${que}`;
}
