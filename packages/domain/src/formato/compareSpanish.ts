const collator = new Intl.Collator('es', { sensitivity: 'variant', numeric: false });

/** Spanish alphabetical order (ñ after n), the order in which the database answers names too. */
export const compareSpanish = (a: string, b: string): number => collator.compare(a, b);
