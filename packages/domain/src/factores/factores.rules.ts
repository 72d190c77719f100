import type { Rule } from '../reglas/Rule';
import { foldCodigo } from './codigo';

export interface CodigoValues {
  codigo: string;
}

export const CODIGO_VACIO = 'Escribe un código';

/** Only the server checks whether the code is right. */
export const codigoRules: readonly Rule<CodigoValues>[] = [
  ({ codigo }) => (foldCodigo(codigo) === '' ? { campo: 'codigo', texto: CODIGO_VACIO } : null),
];

export interface OwnClaveValues {
  clave: string;
}

/** The rule of the user's own password, which is asked again before a sensitive act. */
export const ownClaveRules: readonly Rule<OwnClaveValues>[] = [
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: 'Escribe tu contraseña' } : null),
];
