import { formatCredits } from '../formato/credits';

/** What somebody is owed, and what is taken off it. */
interface Cuenta {
  /** Credits earned in the open period and not paid. */
  readonly abierto: number;
  /** Credits of closed periods that were not paid. */
  readonly cerrados: number;
  /** Credits of fines that nobody has collected. */
  readonly multa: number;
  readonly total: number;
}

/** An account as a sum: `8c + 20c de periodos cerrados − 15c de multa = 13c`; null where there is one figure and nothing to add up. */
export function describeCuenta({ abierto, cerrados, multa, total }: Cuenta): string | null {
  if (cerrados === 0 && multa === 0) return null;
  const owed = [
    ...(abierto > 0 || cerrados === 0 ? [formatCredits(abierto)] : []),
    ...(cerrados > 0 ? [`${formatCredits(cerrados)} de periodos cerrados`] : []),
  ].join(' + ');
  return `${owed}${multa > 0 ? ` − ${formatCredits(multa)} de multa` : ''} = ${formatCredits(total)}`;
}
