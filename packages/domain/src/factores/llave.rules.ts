import { nombrePropioRules } from '../reglas/nombrePropio.rules';
import type { Rule } from '../reglas/Rule';
import { ownClaveRules } from './factores.rules';

/** How many passkeys a person may have. */
export const LLAVES_MAX = 10;
/** The longest name of one, in characters as people count them. */
export const NOMBRE_LLAVE_MAX = 60;

export interface LlaveNombre {
  /** What its person knows it by. */
  nombre: string;
}

/** A passkey as its form has it. */
export interface LlaveValues extends LlaveNombre {
  /** One's own password, once more. */
  clave: string;
}

/** The name of a passkey. */
export const llaveNombreRules: readonly Rule<LlaveNombre>[] = nombrePropioRules({
  max: NOMBRE_LLAVE_MAX,
  vacio: 'Ponle un nombre a la llave',
  largo: `El nombre debe tener como máximo ${NOMBRE_LLAVE_MAX} caracteres`,
  invisible: 'El nombre lleva un carácter que no se ve',
});

/** Setting a passkey up. That the password is right the server alone knows. */
export const llaveRules: readonly Rule<LlaveValues>[] = [...llaveNombreRules, ...ownClaveRules];
