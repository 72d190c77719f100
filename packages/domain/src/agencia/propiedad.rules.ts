import { failIfEmpty, type Rule } from '../reglas/Rule';
import { findClaveFailure } from '../sesion/clave';
import { CLAVES } from '../sesion/cuenta.textos';
import { PROPIEDAD } from './propiedad.textos';

export interface RecuperarValues {
  /** The new password, twice. */
  clave: string;
  rclave: string;
  /** The account's name. The form does not know it; the server does. */
  usuario?: string;
}

/** The rules of the owner's new password, the same as in a registration. */
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
  /** The next owner; null while none is chosen. */
  usuario: number | null;
  /** The present owner's password. */
  clave: string;
}

/** The rules for handing the agency over. Only the server checks whether the password is right. */
export const traspasoRules: readonly Rule<TraspasoValues>[] = [
  failIfEmpty('usuario', PROPIEDAD.sinPersona),
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: CLAVES.camposVacios } : null),
];
