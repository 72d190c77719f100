import type { Rule } from '../reglas/Rule';
import { foldCodigo } from './codigo';

export interface CodigoValues {
  codigo: string;
}

/** What stands in an empty field for a code. */
export const CODIGO_VACIO = 'Escribe un código';

/** A code at the door, or of an authenticator that is being set up: there has to be one. Whether it is right the server alone knows. */
export const codigoRules: readonly Rule<CodigoValues>[] = [
  ({ codigo }) => (foldCodigo(codigo) === '' ? { campo: 'codigo', texto: CODIGO_VACIO } : null),
];

export interface OwnClaveValues {
  clave: string;
}

/** One's own password, asked for again before something of weight. */
export const ownClaveRules: readonly Rule<OwnClaveValues>[] = [
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: 'Escribe tu contraseña' } : null),
];
