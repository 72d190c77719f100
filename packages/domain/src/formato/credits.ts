const integer = new Intl.NumberFormat('es', { maximumFractionDigits: 0, useGrouping: 'always' });

/** A whole number with Spanish thousands separators. */
export const formatInteger = (amount: number): string => integer.format(amount);

/** Credits, the agency's virtual currency: whole numbers followed by `c` (SHL-61). */
export const formatCredits = (credits: number): string => `${formatInteger(credits)}c`;
