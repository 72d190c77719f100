import { failIfEmpty, type Rule } from '../reglas/Rule';
import { DESCUENTOS } from './textos';

/** Longest code, in characters. */
export const CODIGO_MAX = 64;

export interface DescuentoValues {
  codigo: string;
  /** Percent; null = empty. */
  descuento: number | null;
}

/** Invisible characters: a customer who hears the code could not type them. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** A code as it is stored and compared: NFC, trimmed, case kept. */
export const normalizeCodigo = (codigo: string): string => codigo.normalize('NFC').trim();

/** The rules for creating a discount code (DSC-06, DSC-07). */
export const descuentoRules: readonly Rule<DescuentoValues>[] = [
  ({ codigo }) =>
    normalizeCodigo(codigo) === '' ? { campo: 'codigo', texto: DESCUENTOS.faltanDatos } : null,
  failIfEmpty('descuento', DESCUENTOS.faltanDatos),
  ({ codigo }) =>
    [...normalizeCodigo(codigo)].length > CODIGO_MAX
      ? { campo: 'codigo', texto: DESCUENTOS.codigoLargo }
      : null,
  ({ codigo }) =>
    INVISIBLE.test(codigo) ? { campo: 'codigo', texto: DESCUENTOS.codigoInvisible } : null,
  ({ descuento }) =>
    descuento !== null && Number.isInteger(descuento) && descuento >= 1 && descuento <= 100
      ? null
      : { campo: 'descuento', texto: DESCUENTOS.fueraDeLimites },
];

/** The rule for applying a code to a transfer (TRA-09). */
export const aplicarRules: readonly Rule<{ code: string }>[] = [
  ({ code }) =>
    normalizeCodigo(code) === '' ? { campo: 'code', texto: DESCUENTOS.faltaCodigo } : null,
];
