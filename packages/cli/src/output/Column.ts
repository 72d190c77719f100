export type CellValue = string | number | null;

/** One column of a list: the bare value, and how a table writes it. */
export interface Column<Row> {
  readonly header: string;
  readonly value: (row: Row) => CellValue;
  /** By default `text`. Numbers of every kind stand on the right. */
  readonly kind?: 'text' | 'number' | 'credits' | 'minutes' | 'instant';
}
