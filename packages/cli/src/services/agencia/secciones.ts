import { enlacesSeccion, pagaSeccion, registroSeccion } from './ajustes';
import { escalafonSeccion } from './escalafon';
import { identidadSeccion } from './identidad';
import { membresiasSeccion } from './membresias';
import { normativaSeccion } from './normativa';
import { permisosSeccion } from './permisos';
import type { Seccion } from './Seccion';

/**
 * The sections in the order of an import. The ladder comes first, since other sections refer to it.
 * Webhooks are left out, since their addresses are secrets.
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

export const LLAMADAS_LEER = [
  'configuracion',
  'identidad',
  'ajustesEnlaces',
  'ajustesRegistro',
  'matriz',
  'ajustesPaga',
  'escalafon',
  'catalogoMembresias',
  'borradorNormativa',
] as const;

export const LLAMADAS_CAMBIAR = [
  ...LLAMADAS_LEER,
  'setIdentidad',
  'subirEmblema',
  'setEnlaces',
  'setRegistro',
  'setMatriz',
  'setPaga',
  'cambiosEscalafon',
  'guardarEscalafon',
  'crearMembresia',
  'editMemb',
  'guardarNormativa',
  'publicarNormativa',
] as const;
