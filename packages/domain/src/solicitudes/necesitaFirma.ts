/**
 * Whether a person must set a signature before accepting a promotion: none yet, and the new category is at or above `firma_desde`
 * (SOL-08, SOL-10). Declining never asks for one (SOL-09).
 */
export const needsFirma = (
  firma: string | null,
  categoriaNueva: number,
  firmaDesde: number,
): boolean => !firma && categoriaNueva >= firmaDesde;
