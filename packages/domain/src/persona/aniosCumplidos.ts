import { parseDay } from '../formato/days';

/**
 * The years completed on an anniversary; null on any other day. For 29 February, the anniversary in
 * other years is the 28th.
 */
export function aniosCumplidos(desde: string, hoy: string): number | null {
  const anio = hoy.slice(0, 4);
  const anios = Number(anio) - Number(desde.slice(0, 4));
  const mismo = `${anio}${desde.slice(4)}`;
  const suyo = parseDay(mismo) === null ? `${anio}-02-28` : mismo;
  return anios > 0 && hoy === suyo ? anios : null;
}
