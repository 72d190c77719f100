/** A page of rows. `siguiente` says where the next page starts; null after the last page. */
interface Page<Row, Place> {
  readonly rows: readonly Row[];
  readonly siguiente: Place | null;
}

/**
 * Reads pages until it has `max` rows, or until there is no further page. `readPage` gets undefined
 * for the first page.
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
