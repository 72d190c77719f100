/** The last day of a February that has no 29th. */
const FEBRUARY_28 = '-02-28';

/**
 * How many years somebody completes on a day, from the day on which they came; null where it is not their day. Who came on a 29 February has it on the 28 in
 * other years.
 * @param desde both `2026-11-21`, by the agency's calendar
 */
export function aniosCumplidos(desde: string, hoy: string): number | null {
  const anios = Number(hoy.slice(0, 4)) - Number(desde.slice(0, 4));
  const dia = desde.slice(4);
  const isLeap = new Date(`${hoy.slice(0, 4)}-02-29T00:00:00Z`).getUTCDate() === 29;
  const suyo = dia === '-02-29' && !isLeap ? FEBRUARY_28 : dia;
  return anios > 0 && hoy.slice(4) === suyo ? anios : null;
}
