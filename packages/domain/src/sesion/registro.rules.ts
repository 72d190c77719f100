import { findNombreFailure } from '../nombres/nombre';
import { NOMBRES } from '../nombres/textos';
import type { Rule } from '../reglas/Rule';
import { findClaveFailure } from './clave';
import { CLAVES, PRIMERA_CLAVE, REGISTRO } from './cuenta.textos';

export interface RegistroValues {
  usuario: string;
  clave: string;
  rclave: string;
  /**
   * The recommender's name. The form lacks this field: `referido` may be missing, but not empty.
   */
  referido?: string | undefined;
  /** The invitation's code, if the agency requires one. */
  invitacion?: string | undefined;
}

const FIELDS = ['usuario', 'clave', 'rclave', 'referido'] as const;

/**
 * The rules REG-09 to REG-13, in the old portal's order. Garita's own rules for names and passwords
 * come last.
 */
export const registroRules: readonly Rule<RegistroValues>[] = [
  ...FIELDS.map(
    (campo): Rule<RegistroValues> =>
      (values) =>
        values[campo] === '' ? { campo, texto: REGISTRO.camposVacios } : null,
  ),
  ({ usuario }) =>
    findNombreFailure(usuario) === NOMBRES.conEspacio
      ? { campo: 'usuario', texto: NOMBRES.conEspacio }
      : null,
  ({ clave, rclave }) => (clave === rclave ? null : { campo: 'rclave', texto: CLAVES.distintas }),
  ({ usuario }) => {
    const texto = findNombreFailure(usuario);
    return texto ? { campo: 'usuario', texto } : null;
  },
  ({ clave, usuario }) => {
    const texto = findClaveFailure(clave, usuario, PRIMERA_CLAVE);
    return texto ? { campo: 'clave', texto } : null;
  },
];
