import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';

interface Cuenta {
  /** Unpaid credits of the open period. */
  readonly abierto: number;
  /** Unpaid credits of closed periods. */
  readonly cerrados: number;
  /** Credits of uncollected fines. */
  readonly multa: number;
  readonly total: number;
}

/** `8c + 20c de periodos cerrados − 15c de multa = 13c`; null without closed periods and fines. */
export function describeCuenta(
  { abierto, cerrados, multa, total }: Cuenta,
  moneda: Moneda,
): string | null {
  if (cerrados === 0 && multa === 0) return null;
  const owed = [
    ...(abierto > 0 || cerrados === 0 ? [formatCredits(abierto, moneda)] : []),
    ...(cerrados > 0 ? [`${formatCredits(cerrados, moneda)} de periodos cerrados`] : []),
  ].join(' + ');
  return `${owed}${multa > 0 ? ` − ${formatCredits(multa, moneda)} de multa` : ''} = ${formatCredits(total, moneda)}`;
}
