import type { Moneda } from '../agencia/moneda';
import { getMoneda } from '../agencia/monedaActual';

const integer = new Intl.NumberFormat('es', { maximumFractionDigits: 0, useGrouping: 'always' });

/** A whole number with Spanish thousands separators. */
export const formatInteger = (amount: number): string => integer.format(amount);

/**
 * An amount of the agency's virtual money: a whole number followed by its short form, `5c` (SHL-61). One of several letters is a word, and stands apart.
 * @param moneda the agency's; left out, that of this page or this run of the command. The server always says it.
 */
export function formatCredits(credits: number, { corta }: Moneda = getMoneda()): string {
  return `${formatInteger(credits)}${[...corta].length > 1 ? '\u00a0' : ''}${corta}`;
}
