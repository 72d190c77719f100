import { parseDay } from '../formato/days';

/**
 * The years that a person completes on a day; null on any other day. An anniversary of 29 February
 * is on the 28th in other years.
 * @param desde the joining day; both `2026-11-21`, in the agency's calendar
 */
export function aniosCumplidos(desde: string, hoy: string): number | null {
  const anio = hoy.slice(0, 4);
  const anios = Number(anio) - Number(desde.slice(0, 4));
  const mismo = `${anio}${desde.slice(4)}`;
  const suyo = parseDay(mismo) === null ? `${anio}-02-28` : mismo;
  return anios > 0 && hoy === suyo ? anios : null;
}
