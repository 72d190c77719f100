/** A page of a list, with the start of the next one; null after the last. */
interface Page<Row, Place> {
  readonly rows: readonly Row[];
  readonly siguiente: Place | null;
}

/**
 * Reads pages until there are `max` rows or no more.
 * @param readPage reads the page at a position; undefined means the first
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
