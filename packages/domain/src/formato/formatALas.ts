import { formatInstant, type InstantFormat } from './instant';

/** At what hour an ISO instant is, within a sentence: `a las 14:32`, `a la 01:05`. */
export function formatALas(iso: string, { zone }: Pick<InstantFormat, 'zone'> = {}): string {
  const hora = formatInstant(iso, { part: 'hora', ...(zone && { zone }) });
  return `${hora.startsWith('01:') ? 'a la' : 'a las'} ${hora}`;
}
