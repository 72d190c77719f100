import { contar } from '../formato/contar';
import { formatMinutes } from '../formato/minutes';
import type { Hecho, TipoHecho } from './hecho';

/** Consecutive events of one kind, newest first. */
export interface Racha {
  readonly tipo: TipoHecho;
  readonly hechos: readonly [Hecho, ...Hecho[]];
}

/** The kinds that repeat, each with the words of a run. */
const REPETIDOS: Partial<Readonly<Record<TipoHecho, (hechos: readonly Hecho[]) => string>>> = {
  confirmado: (hechos) => `${contar(hechos.length, 'tiempo', 'tiempos')}, ${sumMinutes(hechos)}`,
  ajustado: (hechos) => `${hechos.length} tiempos ajustados, ${sumMinutes(hechos)}`,
  cancelado: ({ length }) => `${length} tiempos cancelados`,
  presente: ({ length }) => `${length} pases de lista, presente`,
  pausado: ({ length }) => `${length} pases de lista, en pausa`,
  fuerabase: ({ length }) => `${length} pases de lista, fuera de base`,
};

const sumMinutes = (hechos: readonly Hecho[]): string =>
  formatMinutes(hechos.reduce((sum, { cantidad = 0 }) => sum + cantidad, 0));

/** The minimum length of a run that is folded: fewer events are quickly read one by one. */
const SHORTEST = 3;

/**
 * Folds the history: three or more consecutive events of a repeated kind become one item. Every
 * other event is an item of its own. No event is dropped, and the order stays.
 */
export function foldRuns(hechos: readonly Hecho[]): Racha[] {
  const rachas: { tipo: TipoHecho; hechos: [Hecho, ...Hecho[]] }[] = [];
  for (const hecho of hechos) {
    const last = rachas.at(-1);
    if (last?.tipo === hecho.tipo && REPETIDOS[hecho.tipo]) last.hechos.push(hecho);
    else rachas.push({ tipo: hecho.tipo, hechos: [hecho] });
  }
  return rachas.flatMap((racha): Racha[] =>
    racha.hechos.length < SHORTEST
      ? racha.hechos.map((hecho) => ({ tipo: racha.tipo, hechos: [hecho] }))
      : [racha],
  );
}

/** A run in words: `14 tiempos, 8h 40m`; null for a single event, which has its own sentence. */
export const describeRacha = ({ tipo, hechos }: Racha): string | null =>
  hechos.length === 1 ? null : (REPETIDOS[tipo]?.(hechos) ?? null);
