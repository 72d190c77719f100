const collator = new Intl.Collator('es', { sensitivity: 'variant', numeric: false });

/** Spanish alphabetical order (ñ after n), as the database sorts names. */
export const compareSpanish = (a: string, b: string): number => collator.compare(a, b);
