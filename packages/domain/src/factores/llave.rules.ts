import { nombrePropioRules } from '../reglas/nombrePropio.rules';
import type { Rule } from '../reglas/Rule';
import { ownClaveRules } from './factores.rules';

export const LLAVES_MAX = 10;
/** Longest name of a passkey, in characters. */
export const NOMBRE_LLAVE_MAX = 60;

export interface LlaveNombre {
  nombre: string;
}

export interface LlaveValues extends LlaveNombre {
  /** The user's own password. */
  clave: string;
}

export const llaveNombreRules: readonly Rule<LlaveNombre>[] = nombrePropioRules({
  max: NOMBRE_LLAVE_MAX,
  vacio: 'Ponle un nombre a la llave',
  largo: `El nombre debe tener como máximo ${NOMBRE_LLAVE_MAX} caracteres`,
  invisible: 'El nombre lleva un carácter que no se ve',
});

/** Only the server checks whether the password is right. */
export const llaveRules: readonly Rule<LlaveValues>[] = [...llaveNombreRules, ...ownClaveRules];
