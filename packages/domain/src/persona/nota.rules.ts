import { failIfEmpty, type Rule } from '../reglas/Rule';
import { NOTAS } from './textos';

export interface NotaValues {
  texto: string;
}

/** Longest note, in Unicode code points. */
export const NOTA_MAXIMA = 500;

export const notaRules: readonly Rule<NotaValues>[] = [
  failIfEmpty('texto', NOTAS.vacia),
  ({ texto }) =>
    [...texto].length > NOTA_MAXIMA ? { campo: 'texto', texto: NOTAS.muyLarga } : null,
];
