const HOUR = 3600;
const SLOTS = 7 * 24;

/** Clock-ins that began in the same hour of the week and ended as many hours later. */
export interface GrupoCalor {
  /** The hour of the week in which they began: 0 is Monday from midnight on. */
  readonly hueco: number;
  /** How many hours later they ended; 0 within the same. */
  readonly despues: number;
  readonly cuantos: number;
  /** Seconds of all of them in the hour in which they began. */
  readonly primeros: number;
  /** Seconds of all of them in the hour in which they ended, where that is another. */
  readonly ultimos: number;
}

/**
 * Minutes that people were in, by weekday from Monday on and by hour: a clock-in counts in each hour that it reaches into, as long as it does. Whole minutes;
 * what is left over of each hour is cut.
 */
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

/** How many people are in at an hour of a weekday, on the average, to a tenth. @param veces how many such weekdays there were */
export const mediaDentro = (minutos: number, veces: number): number =>
  veces === 0 ? 0 : Math.round(minutos / 6 / veces) / 10;

/** Where most people are in: weekday from Monday on, hour; null where nobody ever is. */
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
