export type CellValue = string | number | null;

export interface Column<Row> {
  readonly header: string;
  /** The screen's header when the table's differs; also selects the column. */
  readonly alias?: string;
  readonly value: (row: Row) => CellValue;
  /** Default: `text`. Numeric kinds are right-aligned; `day` shows an instant without its hour. */
  readonly kind?: 'text' | 'number' | 'decimal' | 'minutes' | 'bytes' | 'instant' | 'day';
  /** How a table shows its numbers; by default as its kind does. */
  readonly format?: (value: number) => string;
  /** A table leaves the column out on a narrow terminal. */
  readonly isMinor?: true;
  /** Texts of any length, cut on a narrow terminal. */
  readonly isLong?: true;
}
