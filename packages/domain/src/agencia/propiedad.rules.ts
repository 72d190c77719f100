import type { Rule } from '../reglas/Rule';
import { findClaveFailure } from '../sesion/clave';
import { CLAVES } from '../sesion/cuenta.textos';
import { PROPIEDAD } from './propiedad.textos';

export interface RecuperarValues {
  /** The new password, and once more. */
  clave: string;
  rclave: string;
  /** Whose it will be; the form does not know, the server does. */
  usuario?: string;
}

/** A new password for the owner: as when they made their account. */
export const recuperarRules: readonly Rule<RecuperarValues>[] = [
  ({ clave, rclave }) =>
    clave === '' || rclave === ''
      ? { campo: clave === '' ? 'clave' : 'rclave', texto: CLAVES.camposVacios }
      : null,
  ({ clave, rclave }) => (clave === rclave ? null : { campo: 'rclave', texto: CLAVES.distintas }),
  ({ clave, usuario }) => {
    const texto = findClaveFailure(clave, usuario);
    return texto ? { campo: 'clave', texto } : null;
  },
];

export interface TraspasoValues {
  /** The next owner; null while nobody is chosen. */
  usuario: number | null;
  /** One's own password. */
  clave: string;
}

/** Handing the agency over. That the password is right is checked by the server alone. */
export const traspasoRules: readonly Rule<TraspasoValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: PROPIEDAD.sinPersona } : null),
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: CLAVES.camposVacios } : null),
];
