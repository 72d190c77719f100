import { enlacesSeccion } from './enlaces';
import { escalafonSeccion } from './escalafon';
import { identidadSeccion } from './identidad';
import { membresiasSeccion } from './membresias';
import { normativaSeccion } from './normativa';
import { pagaSeccion } from './paga';
import { permisosSeccion } from './permisos';
import { registroSeccion } from './registro';
import type { Seccion } from './Seccion';

/**
 * What the agency decides, in the order in which a file is taken over: codes belong to levels of the ladder, and a signature is asked from one of them on. Webhooks
 * are not among them: their addresses are secrets.
 */
export const SECCIONES: readonly Seccion[] = [
  escalafonSeccion,
  identidadSeccion,
  permisosSeccion,
  pagaSeccion,
  normativaSeccion,
  enlacesSeccion,
  registroSeccion,
  membresiasSeccion,
];
