import { nextOf } from '@garita/domain/listas/pagina';

/**
 * All rows of a list that only grows, which the portal answers a page at a time.
 * @param ask asks for the rows behind one of them; for the newest without
 */
export async function listPages<Row extends { readonly id: number }>(
  ask: (query: { antes?: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (
    let antes: number | null = null, isFirst = true;
    isFirst || antes !== null;
    isFirst = false
  ) {
    const page: readonly Row[] = await ask(antes === null ? {} : { antes });
    rows.push(...page);
    antes = nextOf(page);
  }
  return rows;
}
