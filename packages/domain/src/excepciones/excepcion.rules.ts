import type { Permiso } from '../acceso/permisos';
import type { Rule } from '../reglas/Rule';
import { EXCEPCIONES } from './textos';

/** An exception as its form has it. */
export interface ExcepcionValues {
  /** Whom it is for; null = nobody chosen yet. */
  usuario: number | null;
  /** All its codes; null when one of those sent does not exist. */
  permisos: readonly Permiso[] | null;
}

/** A new or an edited exception (EXC-11 to EXC-13), in the portal's order. */
export const excepcionRules: readonly Rule<ExcepcionValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: EXCEPCIONES.sinUsuario } : null),
  ({ permisos }) =>
    permisos === null ? { campo: 'permisos', texto: EXCEPCIONES.permisoDesconocido } : null,
  ({ permisos }) =>
    permisos?.length === 0 ? { campo: 'permisos', texto: EXCEPCIONES.sinPermisos } : null,
];
