import { FARO } from './faro/faro';
import type { Guion } from './Guion';
import { GARITA } from './garita/garita';

export const GUIONES: Readonly<Record<string, Guion>> = { garita: GARITA, faro: FARO };
