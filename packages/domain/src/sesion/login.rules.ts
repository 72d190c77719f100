import type { Rule } from '../reglas/Rule';
import { SESION } from './textos';

export interface LoginValues {
  usuario: string;
  clave: string;
}

/** AUT-07, AUT-08. The old portal meant to check the password too and did not. */
export const loginRules: readonly Rule<LoginValues>[] = [
  ({ usuario }) =>
    usuario.trim() === '' ? { campo: 'usuario', texto: SESION.camposVacios } : null,
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: SESION.camposVacios } : null),
];
