import { sonLas } from '@garita/domain/formato/aLas';
import { PAISES } from '@garita/domain/inicio/paises';

export interface Zona {
  /** IANA name. */
  readonly id: string;
  readonly label: string;
}

/** The browser's canonical name of a zone, the same for all its aliases. */
const canonical = (zona: string): string =>
  new Intl.DateTimeFormat('es', { timeZone: zona }).resolvedOptions().timeZone;

const readable = (zona: string): string => zona.replaceAll('_', ' ');

/** The id of a zone in `listZonas`: an alias of a country's zone becomes that zone. */
export function findZona(zona: string): string {
  const wanted = canonical(zona);
  return PAISES.find((pais) => canonical(pais.zona) === wanted)?.zona ?? zona;
}

/**
 * All zones to choose from: the Spanish-speaking countries, then the other zones by IANA name.
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

const formatHora = (zona: string, now: Date): string =>
  new Intl.DateTimeFormat('es', {
    timeZone: zona,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

export const describeZona = (zona: string, now: Date): string =>
  `Allí ${sonLas(formatHora(zona, now))}. Con esa hora empiezan los días y las semanas de la agencia.`;
