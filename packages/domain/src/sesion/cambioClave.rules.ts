import type { Rule } from '../reglas/Rule';
import { findClaveFailure } from './clave';
import { CLAVES } from './cuenta.textos';

export interface CambioClaveValues {
  /** The present password. */
  clavea: string;
  /** The new password. */
  claven: string;
  /** The new password repeated; only the form has it. */
  rclave: string;
  /** The user's name; empty in a form that does not know it. */
  usuario?: string;
}

const FIELDS = ['clavea', 'claven', 'rclave'] as const;

/**
 * The rules CFG-04 to CFG-07, in the old portal's order. Only the server checks the present
 * password.
 */
export const cambioClaveRules: readonly Rule<CambioClaveValues>[] = [
  (values) => {
    const campo = FIELDS.find((name) => values[name] === '');
    return campo ? { campo, texto: CLAVES.camposVacios } : null;
  },
  ({ claven, rclave }) => (claven === rclave ? null : { campo: 'rclave', texto: CLAVES.distintas }),
  ({ claven, usuario }) => {
    const texto = findClaveFailure(claven, usuario);
    return texto ? { campo: 'claven', texto } : null;
  },
  ({ clavea, claven }) => (clavea === claven ? { campo: 'claven', texto: CLAVES.laMisma } : null),
];
