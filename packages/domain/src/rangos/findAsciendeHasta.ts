interface Categoria {
  readonly n_categoria: string;
  /** 1-based position in the list of all categories; 0 = none. */
  readonly asciende_hasta: number;
}

/**
 * RAN-09, RAN-10. `categorias` in ladder order: `asciende_hasta` is a position in it, not an id.
 */
export function findAsciendeHasta(
  { asciende_hasta }: Pick<Categoria, 'asciende_hasta'>,
  categorias: readonly Pick<Categoria, 'n_categoria'>[],
): string | null {
  return asciende_hasta === 0 ? null : (categorias[asciende_hasta - 1]?.n_categoria ?? null);
}
