import type { Rule } from '../reglas/Rule';
import { EMPLEADOS } from './textos';

/** Whom to add, by their ids. */
export interface EmpleadosValues {
  usuarios: readonly number[];
}

/** Adding employees of the month (EPM-08). */
export const empleadosRules: readonly Rule<EmpleadosValues>[] = [
  ({ usuarios }) => (usuarios.length === 0 ? { campo: 'usuarios', texto: EMPLEADOS.nadie } : null),
];
