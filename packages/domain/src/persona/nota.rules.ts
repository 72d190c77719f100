import type { Rule } from '../reglas/Rule';
import { NOTAS } from './textos';

/** A note as it is filled in. */
export interface NotaValues {
  texto: string;
}

/** How long a note may be, in Unicode characters. */
export const NOTA_MAXIMA = 500;

/** Writing or changing a note. */
export const notaRules: readonly Rule<NotaValues>[] = [
  ({ texto }) => (texto.trim() === '' ? { campo: 'texto', texto: NOTAS.vacia } : null),
  ({ texto }) =>
    [...texto].length > NOTA_MAXIMA ? { campo: 'texto', texto: NOTAS.muyLarga } : null,
];
