import { daysBefore } from '../formato/week';

/** A part of a whole. */
export interface Parte {
  /** The part in words, with its number: `13 sin cobrar, 145c`. */
  readonly texto: string;
  /** The part's size; a part of 0 is left out. */
  readonly valor: number;
  /** `hecho` is done, `pendiente` waits for an act, `resto` needs none. */
  readonly tono: 'hecho' | 'pendiente' | 'resto';
}

export interface DiaPanorama {
  /** `YYYY-MM-DD`. */
  readonly dia: string;
  readonly valor: number;
  /** An uncertain amount on top of `valor`; by default 0. */
  readonly quiza?: number;
  /** The day in words, with its numbers: `2 ausentes y 1 por responder`. */
  readonly texto: string;
}

/** The small picture in a list's head: shares, or one column for each day from today on. */
export type Cuadro =
  | { readonly tipo: 'partes'; readonly partes: readonly Parte[] }
  | {
      readonly tipo: 'dias';
      readonly dias: readonly DiaPanorama[];
      /** The legend of the uncertain amounts: `por responder`. */
      readonly quiza?: string;
    };

/** `count` days from `hoy` on, all `YYYY-MM-DD`. @throws RangeError for an invalid day */
export const listDiasDesde = (hoy: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => daysBefore(hoy, -day));

/**
 * The days from `hoy` on with the number of `sucesos` on each; null if every number is 0.
 * @param sucesos days `YYYY-MM-DD`
 */
export function countPorDia(
  hoy: string,
  sucesos: readonly string[],
  decir: (count: number) => string,
  count = 7,
): Cuadro | null {
  const dias = listDiasDesde(hoy, count).map((dia) => {
    const valor = sucesos.filter((suceso) => suceso === dia).length;
    return { dia, valor, texto: decir(valor) };
  });
  return dias.some(({ valor }) => valor > 0) ? { tipo: 'dias', dias } : null;
}

/** The sum of all days; 0 without any. */
export const sumDias = (cuadro: Cuadro | null): number =>
  cuadro?.tipo === 'dias' ? cuadro.dias.reduce((sum, { valor }) => sum + valor, 0) : 0;

/** The parts that are not empty; null if there is none. */
export function toPartes(partes: readonly Parte[]): Cuadro | null {
  const shown = partes.filter(({ valor }) => valor > 0);
  return shown.length > 0 ? { tipo: 'partes', partes: shown } : null;
}
