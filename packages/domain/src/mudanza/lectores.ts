import { CATALOGO } from './catalogo';
import { DINERO } from './dinero';
import { GENTE } from './gente';
import { HECHOS } from './hechos';
import { readRegistros } from './registros';

/**
 * Readers of an old portal's answers, by the call's id. A reader takes the parsed body and the zone
 * of wall times. It accepts numbers as strings, nulls and missing fields.
 */
export const LECTORES = { ...GENTE, ...CATALOGO, ...DINERO, ...HECHOS, getLog: readRegistros };
