/**
 * Whether a promotion needs a signature first: from category `firma_desde` on (SOL-08, SOL-10).
 * Declining never needs one (SOL-09).
 */
export const needsFirma = (
  firma: string | null,
  categoriaNueva: number,
  firmaDesde: number,
): boolean => !firma && categoriaNueva >= firmaDesde;
