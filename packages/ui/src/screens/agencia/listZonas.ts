import { sonLas } from '@garita/domain/formato/aLas';
import { PAISES } from '@garita/domain/inicio/paises';

/** A time zone to choose. */
export interface Zona {
  /** IANA name. */
  readonly id: string;
  readonly label: string;
}

/** The one name that this browser has for a zone of several: zones that always show the same hour are the same. */
const canonical = (zona: string): string =>
  new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone;

const readable = (zona: string): string => zona.replaceAll('_', ' ');

/** The zone as `listZonas` names it, so that a browser's old name for it is found among the countries. */
export function findZona(zona: string): string {
  const wanted = canonical(zona);
  return PAISES.find((pais) => canonical(pais.zona) === wanted)?.zona ?? zona;
}

/**
 * Every zone that an agency can live by: the countries where Spanish is spoken first, then the rest by its IANA name.
 * @param propia the browser's own zone; it is always in the list.
 */
export function listZonas(propia: string): Zona[] {
  const countries = PAISES.map(({ nombre, zona }) => ({
    id: zona,
    label: `${nombre} · hora de la capital`,
  }));
  const covered = new Set(PAISES.map(({ zona }) => canonical(zona)));
  const others = new Set(
    [findZona(propia), ...Intl.supportedValuesOf('timeZone'), 'UTC'].filter(
      (zona) => !covered.has(canonical(zona)),
    ),
  );
  return [...countries, ...[...others].sort().map((zona) => ({ id: zona, label: readable(zona) }))];
}

/** The hour that it is in a zone, e.g. `14:05`. */
const formatHora = (zona: string, now: Date): string =>
  new Intl.DateTimeFormat('es', {
    timeZone: zona,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

/** What time it is in a zone, and what that is for, below the field where an agency chooses it. */
export const describeZona = (zona: string, now: Date): string =>
  `Allí ${sonLas(formatHora(zona, now))}. Con esa hora empiezan los días y las semanas de la agencia.`;
