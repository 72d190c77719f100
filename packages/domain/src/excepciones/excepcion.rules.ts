import type { Permiso } from '../acceso/permisos';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { EXCEPCIONES } from './textos';

export interface ExcepcionValues {
  /** The person; null until chosen. */
  usuario: number | null;
  /** All codes of the exception; null if a sent code does not exist. */
  permisos: readonly Permiso[] | null;
}

/** The rules of a new or an edited exception (EXC-11 to EXC-13), in the old portal's order. */
export const excepcionRules: readonly Rule<ExcepcionValues>[] = [
  failIfEmpty('usuario', EXCEPCIONES.sinUsuario),
  failIfEmpty('permisos', EXCEPCIONES.permisoDesconocido),
  ({ permisos }) =>
    permisos?.length === 0 ? { campo: 'permisos', texto: EXCEPCIONES.sinPermisos } : null,
];
