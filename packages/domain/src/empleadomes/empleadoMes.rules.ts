import type { Rule } from '../reglas/Rule';
import { EMPLEADOS } from './textos';

export interface EmpleadosValues {
  usuarios: readonly number[];
}

export const empleadosRules: readonly Rule<EmpleadosValues>[] = [
  ({ usuarios }) => (usuarios.length === 0 ? { campo: 'usuarios', texto: EMPLEADOS.nadie } : null),
];
