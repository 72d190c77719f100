/**
 * The logs as named on the wire, in the order of the tabs (LOG-01); clock-ins and failed sign-ins
 * are additions.
 */
export const MODULOS = [
  'tiempos',
  'ascensos',
  'nombres',
  'clones',
  'requisitos',
  'rangos',
  'fichajes',
  'accesos',
] as const;
export type Modulo = (typeof MODULOS)[number];

/** Page size of a log, newest first; a shorter page is the last. */
export const REGISTROS_MAXIMO = 200;

/**
 * The number of newest entries that a search reads in a log of manual acts: several years of them.
 */
export const REGISTROS_BUSCADOS = 10_000;

/**
 * A search reads these logs completely, and compares names and acts. In the other logs it compares
 * all text of the newest entries.
 */
export const MODULOS_ENTEROS: readonly Modulo[] = ['tiempos', 'ascensos', 'fichajes'];
