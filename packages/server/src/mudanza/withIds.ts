/** The highest id that a row keeps: a table here has ids up to 2³¹ − 1, and later rows need some. */
const HIGHEST = 2_000_000_000;

/**
 * Rows of the old portal with an id each. A row keeps its id, unless another row has it or it is out
 * of range; such rows, and those without an id, get ids after the highest, the oldest first.
 * @param rows the newest first
 */
export function withIds<Row extends { readonly id: number | null }>(
  rows: readonly Row[],
): (Omit<Row, 'id'> & { readonly id: number })[] {
  const taken = new Set<number>();
  const kept = rows.map(({ id }) => {
    if (id === null || id < 1 || id > HIGHEST || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
  let next = 1;
  for (const id of taken) if (id >= next) next = id + 1;
  for (let at = rows.length - 1; at >= 0; at--) kept[at] ??= next++;
  return rows.map((row, at) => ({ ...row, id: kept[at] as number }));
}
