export type CellValue = string | number | null;

/** One column of a list: the bare value, and how a table writes it. */
export interface Column<Row> {
  readonly header: string;
  /** What the screen calls it, where the head of the table is another: asked for by that name too. */
  readonly alias?: string;
  readonly value: (row: Row) => CellValue;
  /** By default `text`. Numbers of every kind stand on the right. `day` is an instant whose hour a table has no room for. */
  readonly kind?:
    | 'text'
    | 'number'
    | 'decimal'
    | 'credits'
    | 'minutes'
    | 'bytes'
    | 'instant'
    | 'day';
  /** A table leaves it out when the terminal has no room for it. */
  readonly isMinor?: true;
  /** Holds texts of any length: a table cuts them where the terminal has no room. */
  readonly isLong?: true;
}
