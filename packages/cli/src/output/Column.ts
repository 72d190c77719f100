export type CellValue = string | number | null;

export interface Column<Row> {
  readonly header: string;
  /** The header of the same column on the screen, if it differs. It also selects the column. */
  readonly alias?: string;
  readonly value: (row: Row) => CellValue;
  /** Default: `text`. Numeric kinds are right-aligned; `day` shows an instant without its hour. */
  readonly kind?: 'text' | 'number' | 'decimal' | 'minutes' | 'bytes' | 'instant' | 'day';
  /** How a table shows the numbers. Default: by the kind. */
  readonly format?: (value: number) => string;
  /** Whether a table leaves the column out on a narrow terminal. */
  readonly isMinor?: true;
  /** Whether the texts may be long, so that a narrow terminal cuts them. */
  readonly isLong?: true;
}
