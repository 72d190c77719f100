interface Categoria {
  readonly n_categoria: string;
  /** 1-based position in the list of all categories; 0 = none. */
  readonly asciende_hasta: number;
}

/**
 * The name of the highest category to which a category promotes (RAN-09, RAN-10); null if there is
 * none. `categorias` is in ladder order.
 */
export function findAsciendeHasta(
  { asciende_hasta }: Pick<Categoria, 'asciende_hasta'>,
  categorias: readonly Pick<Categoria, 'n_categoria'>[],
): string | null {
  return asciende_hasta === 0 ? null : (categorias[asciende_hasta - 1]?.n_categoria ?? null);
}
