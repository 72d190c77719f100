import type { Rule } from '../reglas/Rule';
import { CLAVES } from './cuenta.textos';

export interface CambioClaveValues {
  /** The present password. */
  clavea: string;
  /** The new one. */
  claven: string;
  /** The new one again; only the form has it. */
  rclave: string;
}

/** Fewest characters of a new password (CFG-07). */
export const CLAVE_MIN = 8;

const FIELDS = ['clavea', 'claven', 'rclave'] as const;

/** Changing one's password (CFG-04 to CFG-07), in the portal's order. That the present one is right is checked by the server alone. */
export const cambioClaveRules: readonly Rule<CambioClaveValues>[] = [
  (values) => {
    const campo = FIELDS.find((name) => values[name] === '');
    return campo ? { campo, texto: CLAVES.camposVacios } : null;
  },
  ({ claven, rclave }) => (claven === rclave ? null : { campo: 'rclave', texto: CLAVES.distintas }),
  ({ claven }) => ([...claven].length < CLAVE_MIN ? { campo: 'claven', texto: CLAVES.corta } : null),
  ({ clavea, claven }) => (clavea === claven ? { campo: 'claven', texto: CLAVES.laMisma } : null),
];
