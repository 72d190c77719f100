/** Page size of an append-only list: years of an agency, about 1 MB, serialised in some 10 ms. */
export const LISTA_MAXIMA = 5000;

/** The id after which the next page begins; null on the last page. */
export const nextOf = (page: readonly { readonly id: number }[]): number | null =>
  page.length < LISTA_MAXIMA ? null : (page.at(-1)?.id ?? null);
