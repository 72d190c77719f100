import type { Moneda } from './moneda';

const integer = new Intl.NumberFormat('es', { maximumFractionDigits: 0, useGrouping: 'always' });

export const formatInteger = (amount: number): string => integer.format(amount);

/** `5c` (SHL-61); a short form of several letters is separated by a space. */
export function formatCredits(credits: number, { corta }: Moneda): string {
  return `${formatInteger(credits)}${[...corta].length > 1 ? '\u00a0' : ''}${corta}`;
}
