import { failIfEmpty, type Rule } from '../reglas/Rule';
import { SESION } from './textos';

export interface LoginValues {
  usuario: string;
  clave: string;
}

/**
 * The rules of the login form (AUT-07, AUT-08). The old portal meant to check the password too, but
 * did not.
 */
export const loginRules: readonly Rule<LoginValues>[] = [
  failIfEmpty('usuario', SESION.camposVacios),
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: SESION.camposVacios } : null),
];
