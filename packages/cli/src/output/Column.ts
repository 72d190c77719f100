export type CellValue = string | number | null;

/** One column of a list: the bare value, and how a table writes it. */
export interface Column<Row> {
  readonly header: string;
  /** What else it is called, such as by the portal's screen: understood before the names of the fields of JSON. */
  readonly otros?: readonly string[];
  readonly value: (row: Row) => CellValue;
  /** By default `text`. Numbers of every kind stand on the right. `day` is an instant whose hour a table has no room for. */
  readonly kind?: 'text' | 'number' | 'decimal' | 'credits' | 'minutes' | 'bytes' | 'instant' | 'day';
  /** A table leaves it out when the terminal has no room for it. */
  readonly isMinor?: true;
  /** Holds texts of any length: a table cuts them where the terminal has no room. */
  readonly isLong?: true;
}
