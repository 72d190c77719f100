import type { Rule } from '../reglas/Rule';
import { EMPLEADOS } from './textos';

/** Ids of the people to add. */
export interface EmpleadosValues {
  usuarios: readonly number[];
}

export const empleadosRules: readonly Rule<EmpleadosValues>[] = [
  ({ usuarios }) => (usuarios.length === 0 ? { campo: 'usuarios', texto: EMPLEADOS.nadie } : null),
];
