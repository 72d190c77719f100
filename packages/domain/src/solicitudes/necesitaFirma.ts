/**
 * Whether a person must set a signature before accepting a promotion: they have none, and the new
 * category is `firma_desde` or higher (SOL-08, SOL-10). Declining never requires one (SOL-09).
 */
export const needsFirma = (
  firma: string | null,
  categoriaNueva: number,
  firmaDesde: number,
): boolean => !firma && categoriaNueva >= firmaDesde;
