import type { Lectura } from './respuestas';

/** The lists of acts, which our portals answer in pages. */
export const LARGAS = [
  'allMembership',
  'misionesVenta',
  'allVentas',
  'getTraslados',
  'getAllMultas',
  'getAllDespidos',
  'getAllDegrados',
  'getAusencias',
] as const satisfies readonly Lectura[];
