import { membresiasSeccion } from './membresias';
import type { Seccion } from './Seccion';

/** What the agency decides, in the order in which a file is taken over: people need a ladder before they are paid, and what is sold comes last. */
export const SECCIONES: readonly Seccion[] = [membresiasSeccion];
