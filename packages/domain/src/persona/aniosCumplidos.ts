import { parseDay } from '../formato/days';

/** Years on an anniversary, else null. 29 February counts on the 28th in years without it. */
export function aniosCumplidos(desde: string, hoy: string): number | null {
  const anio = hoy.slice(0, 4);
  const anios = Number(anio) - Number(desde.slice(0, 4));
  const mismo = `${anio}${desde.slice(4)}`;
  const suyo = parseDay(mismo) === null ? `${anio}-02-28` : mismo;
  return anios > 0 && hoy === suyo ? anios : null;
}
