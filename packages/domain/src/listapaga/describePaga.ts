import { PERFIL } from '../perfil/textos';

/** A period's pay, its pay with the bonus, or the earnings after a first payment. */
export type Concepto = 'nomina' | 'ambas' | 'diferencia';

const WORDS: Readonly<Record<Concepto, string>> = {
  nomina: PERFIL.nomina,
  ambas: PERFIL.nominaYBonificacion,
  diferencia: 'Diferencia',
};

/** Describes one period by its parts, and several periods by their number. */
export const describePaga = (conceptos: readonly Concepto[]): string =>
  conceptos.length > 1 ? `${conceptos.length} periodos` : WORDS[conceptos[0] ?? 'nomina'];
