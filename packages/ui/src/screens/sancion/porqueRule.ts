import type { Dada } from '@garita/domain/normativa/proponer';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Rule } from '@garita/domain/reglas/Rule';
import { findOtra } from './findPropuesta';
import type { SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/** A sanction that differs from the proposal needs a reason. The server checks this too. */
export const porqueRule =
  <T extends SancionValues>(sancion: SancionProps, dadaOf: (values: T) => Dada): Rule<T> =>
  (values) => {
    const otra = findOtra(sancion, values, dadaOf(values));
    return otra && values.porque.trim() === ''
      ? { campo: 'porque', texto: NORMATIVA.faltaPorque(otra.explicacion) }
      : null;
  };
