import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { Dentro } from './PuestoProps';

/** The maximum number of names; the rest are counted. */
const NAMED = 8;

/** Counts the people inside, and the paused ones among them: `11 dentro · 3 en pausa`. */
export function countPuesto(dentro: readonly Dentro[]): string {
  const paused = dentro.filter(({ pausado }) => pausado === 1).length;
  return paused > 0 ? `${dentro.length} dentro · ${paused} en pausa` : `${dentro.length} dentro`;
}

/** The scene in a sentence, for screen readers. */
export function describePuesto(dentro: readonly Dentro[]): string {
  const named = dentro
    .slice(0, NAMED)
    .map(({ usuario, pausado }) => (pausado === 1 ? `${usuario}, en pausa` : usuario));
  const rest = dentro.length - named.length;
  return `${countPuesto(dentro)}: ${formatNombres(rest > 0 ? [...named, `${rest} más`] : named)}.`;
}
