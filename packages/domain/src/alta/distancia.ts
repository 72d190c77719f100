/** Damerau-Levenshtein distance: `Oficail` to `Oficial` is 1. The triangle inequality holds. */
export function distancia(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  const far = from.length + to.length;
  const width = to.length + 2;
  const table = new Int32Array((from.length + 2) * width);
  const at = (row: number, column: number): number => table[row * width + column] as number;
  const set = (row: number, column: number, value: number) => {
    table[row * width + column] = value;
  };
  set(0, 0, far);
  for (let row = 0; row <= from.length; row++) {
    set(row + 1, 0, far);
    set(row + 1, 1, row);
  }
  for (let column = 0; column <= to.length; column++) {
    set(0, column + 1, far);
    set(1, column + 1, column);
  }
  /** The last row in which each letter occurred. */
  const lastRow = new Map<string, number>();
  for (let row = 1; row <= from.length; row++) {
    let lastColumn = 0;
    for (let column = 1; column <= to.length; column++) {
      const swapRow = lastRow.get(to[column - 1] as string) ?? 0;
      const swapColumn = lastColumn;
      const isSame = from[row - 1] === to[column - 1];
      if (isSame) lastColumn = column;
      set(
        row + 1,
        column + 1,
        Math.min(
          at(row, column) + (isSame ? 0 : 1),
          at(row + 1, column) + 1,
          at(row, column + 1) + 1,
          at(swapRow, swapColumn) + (row - swapRow - 1) + 1 + (column - swapColumn - 1),
        ),
      );
    }
    lastRow.set(from[row - 1] as string, row);
  }
  return at(from.length + 1, to.length + 1);
}
