/** What we need of a category, as on the wire. */
interface Categoria {
  readonly n_categoria: string;
  /** 1-based position in the list of all categories; 0 = may promote nobody. */
  readonly asciende_hasta: number;
}

/**
 * The name of the category up to which the people of another may promote; null when they may promote nobody (RAN-09, RAN-10).
 * @param categorias all categories in ladder order, since `asciende_hasta` is a position among them and not an id.
 */
export function findAsciendeHasta(
  { asciende_hasta }: Pick<Categoria, 'asciende_hasta'>,
  categorias: readonly Pick<Categoria, 'n_categoria'>[],
): string | null {
  return asciende_hasta === 0 ? null : (categorias[asciende_hasta - 1]?.n_categoria ?? null);
}
