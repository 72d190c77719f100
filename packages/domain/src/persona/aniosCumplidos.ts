import { parseDay } from '../formato/days';

/**
 * How many years somebody completes on a day, from the day on which they came; null where it is not their day. Who came on a 29 February has it on the 28 in
 * other years.
 * @param desde both `2026-11-21`, by the agency's calendar
 */
export function aniosCumplidos(desde: string, hoy: string): number | null {
  const anio = hoy.slice(0, 4);
  const anios = Number(anio) - Number(desde.slice(0, 4));
  const mismo = `${anio}${desde.slice(4)}`;
  const suyo = parseDay(mismo) === null ? `${anio}-02-28` : mismo;
  return anios > 0 && hoy === suyo ? anios : null;
}
