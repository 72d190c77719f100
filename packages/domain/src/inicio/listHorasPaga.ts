import { compareSpanish } from '../formato/compareSpanish';
import { formatInstant } from '../formato/instant';
import { wallTimeOf } from '../formato/zona';
import { PAISES, type Pais } from './paises';

/** When a country's people are paid, by their own clocks. */
export interface HoraPaga extends Pais {
  /** `19:00` */
  readonly hora: string;
  /** The day of the week there: `sábado`; east of the ocean it is the next one already. */
  readonly dia: string;
}

/** One name of a zone that has several: browsers still say America/Buenos_Aires. */
const canonical = (zona: string): string =>
  new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone;

/** Made once it is needed, and once: making one takes longer than all that it then writes. */
let weekdays: Intl.DateTimeFormat | undefined;

function weekday(ms: number): string {
  weekdays ??= new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
  return weekdays.format(ms);
}

/**
 * The hour of the pay in each country, from where it is earliest to where it is latest, and then in Spanish order of their names (HOM-07 to
 * HOM-10).
 * @param referencia the instant that `fechas` gives for it, ISO 8601.
 */
export function listHorasPaga(referencia: string): HoraPaga[] {
  const ms = Date.parse(referencia);
  return PAISES.map((pais) => ({ pais, wall: wallTimeOf(ms, pais.zona) }))
    .sort((a, b) => a.wall - b.wall || compareSpanish(a.pais.nombre, b.pais.nombre))
    .map(({ pais, wall }) => ({
      ...pais,
      hora: formatInstant(referencia, { zone: pais.zona, part: 'hora' }),
      dia: weekday(wall),
    }));
}

/**
 * Which of the pay hours is that of a zone: its own country's, or the first one whose clocks stand nearest to its own.
 * @param referencia as for `listHorasPaga`. @returns a place in the list, and whether the country there has this zone.
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
