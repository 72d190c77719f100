/** The logs, as the wire names them, in the order of their tabs (LOG-01); clock-ins and failed sign-ins are additions to the portal's six. */
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

/** How many entries of a log one page tells, the newest first; one of fewer is the last. */
export const REGISTROS_MAXIMO = 200;

/** Among how many of the newest a log of acts by hand is searched: years of them. */
export const REGISTROS_BUSCADOS = 10_000;

/** The logs that are searched as far back as they go, by names and acts; the others among their newest by all that they say. */
export const MODULOS_ENTEROS: readonly Modulo[] = ['tiempos', 'ascensos', 'fichajes'];
