import type { Rule } from '../reglas/Rule';
import { findClaveFailure } from './clave';
import { CLAVES } from './cuenta.textos';

export interface CambioClaveValues {
  /** The present password. */
  clavea: string;
  /** The new one. */
  claven: string;
  /** The new one again; only the form has it. */
  rclave: string;
  /** Whose it is; a form that does not know leaves it to the server. */
  usuario?: string;
}

const FIELDS = ['clavea', 'claven', 'rclave'] as const;

/** Changing one's password (CFG-04 to CFG-07), in the portal's order. That the present one is right is checked by the server alone. */
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
