import { aLas } from './aLas';
import { formatInstant, type InstantFormat } from './instant';

/** The hour of an ISO instant within a sentence: `a las 14:32`, `a la 01:05`. */
export const formatALas = (iso: string, { zone }: Pick<InstantFormat, 'zone'> = {}): string =>
  aLas(formatInstant(iso, { part: 'hora', ...(zone && { zone }) }));
