import { PERFIL } from '../perfil/textos';

/** What a part of a row is made of: a period's pay, its pay with the bonus, or what was earned in it after a first payment. */
export type Concepto = 'nomina' | 'ambas' | 'diferencia';

const WORDS: Readonly<Record<Concepto, string>> = {
  nomina: PERFIL.nomina,
  ambas: PERFIL.nominaYBonificacion,
  diferencia: 'Diferencia',
};

/** What was earned, in words: of one period by its parts, of several by their number. */
export const describePaga = (conceptos: readonly Concepto[]): string =>
  conceptos.length > 1 ? `${conceptos.length} periodos` : WORDS[conceptos[0] ?? 'nomina'];
