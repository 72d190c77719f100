const HOUR = 3600;
const SLOTS = 7 * 24;

/** Clock-ins with the same starting hour of the week and the same length in hours. */
export interface GrupoCalor {
  /** The hour of the week in which the clock-ins began: 0 = Monday 00:00. */
  readonly hueco: number;
  /** Hours from the first hour to the last; 0 = the same hour. */
  readonly despues: number;
  readonly cuantos: number;
  /** Total seconds in the first hour. */
  readonly primeros: number;
  /** Total seconds in the last hour, unless the first hour is also the last. */
  readonly ultimos: number;
}

/** Minutes by weekday (Monday first) and hour; a clock-in counts in every hour that it overlaps. */
export function spreadCalor(grupos: Iterable<GrupoCalor>): number[][] {
  const seconds = new Array<number>(SLOTS).fill(0);
  const add = (slot: number, more: number) => {
    seconds[slot % SLOTS] = (seconds[slot % SLOTS] ?? 0) + more;
  };
  for (const { hueco, despues, cuantos, primeros, ultimos } of grupos) {
    add(hueco, primeros);
    for (let hour = 1; hour < despues; hour++) add(hueco + hour, cuantos * HOUR);
    if (despues > 0) add(hueco + despues, ultimos);
  }
  return Array.from({ length: 7 }, (_, day) =>
    seconds.slice(day * 24, day * 24 + 24).map((all) => Math.floor(all / 60)),
  );
}

/**
 * The average number of people inside during one hour of a weekday, to a tenth. `minutos` is the
 * hour's total over `veces` days.
 */
export const mediaDentro = (minutos: number, veces: number): number =>
  veces === 0 ? 0 : Math.round(minutos / 6 / veces) / 10;

/** The hour with the highest average; null if it is 0. `dia` 0 is Monday. */
export function findPunta(
  medias: readonly (readonly number[])[],
): { readonly dia: number; readonly hora: number; readonly media: number } | null {
  let best: { dia: number; hora: number; media: number } | null = null;
  medias.forEach((horas, dia) => {
    horas.forEach((media, hora) => {
      if (media > (best?.media ?? 0)) best = { dia, hora, media };
    });
  });
  return best;
}
