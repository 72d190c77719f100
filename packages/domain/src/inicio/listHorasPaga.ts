import { compareSpanish } from '../formato/compareSpanish';
import { formatInstant } from '../formato/instant';
import { wallTimeOf } from '../formato/zona';
import { PAISES, type Pais } from './paises';

export interface HoraPaga extends Pais {
  /** `19:00` */
  readonly hora: string;
  /** The weekday in that country: `sábado`. East of the Atlantic it may be the next weekday. */
  readonly dia: string;
}

/** A zone's canonical name: browsers still report old names such as America/Buenos_Aires. */
const canonical = (zona: string): string =>
  new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone;

/** Earliest local time first, then by name (HOM-07 to HOM-10). `referencia` is ISO 8601. */
export function listHorasPaga(referencia: string): HoraPaga[] {
  const ms = Date.parse(referencia);
  const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
  return PAISES.map((pais) => ({ pais, wall: wallTimeOf(ms, pais.zona) }))
    .sort((a, b) => a.wall - b.wall || compareSpanish(a.pais.nombre, b.pais.nombre))
    .map(({ pais, wall }) => ({
      ...pais,
      hora: formatInstant(referencia, { zone: pais.zona, part: 'hora' }),
      dia: weekday.format(wall),
    }));
}

/**
 * The index of the zone's own country (`esPropia`), else of the first country with the nearest
 * clock.
 */
export function findHoraPropia(
  horas: readonly Pais[],
  referencia: string,
  zona: string,
): { readonly lugar: number; readonly esPropia: boolean } {
  const mine = canonical(zona);
  const own = horas.findIndex((hora) => hora.zona === zona || canonical(hora.zona) === mine);
  if (own >= 0) return { lugar: own, esPropia: true };
  const ms = Date.parse(referencia);
  const distances = horas.map((hora) => Math.abs(wallTimeOf(ms, hora.zona) - wallTimeOf(ms, zona)));
  return { lugar: distances.indexOf(Math.min(...distances)), esPropia: false };
}
