import { PERFIL } from '../perfil/textos';

/**
 * `nomina`: the pay of a period. `ambas`: the pay and the bonus of a period. `diferencia`: the part
 * of a period's pay that an earlier payment did not cover.
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
