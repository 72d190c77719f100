/**
 * The number of rows in a page of an append-only list. A page of this size covers years of an
 * agency, has about 1 MB and takes about 10 ms to serialise.
 */
export const LISTA_MAXIMA = 5000;

/** The id after which the next page begins; null on the last page. */
export const nextOf = (page: readonly { readonly id: number }[]): number | null =>
  page.length < LISTA_MAXIMA ? null : (page.at(-1)?.id ?? null);
