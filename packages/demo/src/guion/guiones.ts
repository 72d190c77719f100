import { FARO } from './faro/faro';
import type { Guion } from './Guion';
import { GARITA } from './garita/garita';

/** The demos that there are, by the name with which one is asked for. */
export const GUIONES: Readonly<Record<string, Guion>> = { garita: GARITA, faro: FARO };
