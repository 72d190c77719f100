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

const weekday = (ms: number): string => new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(ms);

/**
 * The hour of the pay in each country, from where it is earliest to where it is latest, and then in Spanish order of their names (HOM-07 to
 * HOM-10).
 * @param referencia the instant that `fechas` gives for it, ISO 8601.
 */
export function listHorasPaga(referencia: string): HoraPaga[] {
  const ms = Date.parse(referencia);
  return PAISES.map((pais) => ({ pais, wall: wallTimeOf(ms, pais.zona) }))
    .sort((a, b) => a.wall - b.wall || compareSpanish(a.pais.nombre, b.pais.nombre))
    .map(({ pais, wall }) => ({ ...pais, hora: formatInstant(referencia, { zone: pais.zona, part: 'hora' }), dia: weekday(wall) }));
}
