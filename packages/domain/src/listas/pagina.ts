/**
 * How many rows of a list that only grows (fines, sales, dismissals…) one answer has at most, and has unless fewer are asked for: years of an agency of some
 * hundreds, and a megabyte, which is written out in hundredths of a second.
 */
export const LISTA_MAXIMA = 5000;

/** The row behind which the next page begins, by its id; null where a page is the last one. */
export const nextOf = (page: readonly { readonly id: number }[]): number | null =>
  page.length < LISTA_MAXIMA ? null : (page.at(-1)?.id ?? null);
