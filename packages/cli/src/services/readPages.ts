/** A page of a list, and where the next one begins; null after the last one. */
interface Page<Row, Place> {
  readonly rows: readonly Row[];
  readonly siguiente: Place | null;
}

/**
 * The rows of a list that comes page by page, until there are so many or no more.
 * @param max how many rows at most
 * @param readPage asks for the page that begins at a place; without one, for the first
 */
export async function readPages<Row, Place>(
  max: number,
  readPage: (antes: Place | undefined) => Promise<Page<Row, Place>>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let antes: Place | null | undefined; antes !== null && found.length < max; ) {
    const { rows, siguiente } = await readPage(antes);
    found.push(...rows);
    antes = siguiente;
  }
  return found.slice(0, max);
}
