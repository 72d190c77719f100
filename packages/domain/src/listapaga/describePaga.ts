import { PERFIL } from '../perfil/textos';

/**
 * `nomina`: a period's pay. `ambas`: its pay and its bonus. `diferencia`: the earnings after a
 * first payment.
 */
export type Concepto = 'nomina' | 'ambas' | 'diferencia';

const WORDS: Readonly<Record<Concepto, string>> = {
  nomina: PERFIL.nomina,
  ambas: PERFIL.nominaYBonificacion,
  diferencia: 'Diferencia',
};

/** Describes one period by its parts, and several periods by their number. */
export const describePaga = (conceptos: readonly Concepto[]): string =>
  conceptos.length > 1 ? `${conceptos.length} periodos` : WORDS[conceptos[0] ?? 'nomina'];
