import { failIfEmpty, type Rule } from '../reglas/Rule';
import { type RegistroValues, registroRules } from '../sesion/registro.rules';
import { isZona } from './isZona';
import { AGENCIA } from './textos';

/** The owner's input when the agency is set up. */
export interface AgenciaValues extends RegistroValues {
  nombre: string;
  siglas: string;
  /** IANA time zone of the agency's days and weeks. */
  zona: string;
}

/** Longest acronym, in characters. */
export const SIGLAS_MAX = 5;

export const isSiglas = (siglas: string): boolean =>
  /^[\p{L}\p{N}]+$/u.test(siglas) && [...siglas].length <= SIGLAS_MAX;

/**
 * The rules of the agency's own fields, then the rules of the owner's account, as in any
 * registration.
 */
export const agenciaRules: readonly Rule<AgenciaValues>[] = [
  failIfEmpty('nombre', AGENCIA.nombreVacio),
  failIfEmpty('siglas', AGENCIA.siglasVacias),
  ({ siglas }) =>
    isSiglas(siglas.trim()) ? null : { campo: 'siglas', texto: AGENCIA.siglasLargas },
  ({ zona }) => (isZona(zona) ? null : { campo: 'zona', texto: AGENCIA.zonaDesconocida }),
  ...registroRules,
];
