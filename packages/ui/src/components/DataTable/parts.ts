import type { Column, RowAction } from './column';
import { formatValue } from './formatValue';
import type { ListSelection } from './selection/ListSelection';
import type { RowTone } from './tableStyles';

/** The props of a list that table and cards share. */
export interface ListParts<Row> {
  /** Name of the list, read aloud and printed. */
  caption: string;
  /** A constant, or memoised: a new array discards the cache of search. */
  columns: readonly Column<Row>[];
  /** All known rows; the table searches and sorts them. */
  rows: readonly Row[];
  /** The stable identity of a row. */
  rowKey: (row: Row) => string | number;
  /** The actions of a row, most important first. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** On a phone the first action is in the row's header, so that it takes one press. */
  hasQuickAct?: boolean | undefined;
  /** `caution` for paid rows, `muted` for invalid ones. */
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** Whether the first column has an avatar: rows are then 60 px high instead of 44. */
  hasAvatar?: boolean | undefined;
  /** Rows can be selected for bulk actions: the result of `useSelection`. */
  selection?: ListSelection<Row> | undefined;
}

/** The number of rows from which on only visible rows are rendered. */
export const WINDOW_FROM = 40;

/** A row's name: the value of its first column; instants and days are formatted. */
export function rowName<Row>([first]: readonly Column<Row>[], row: Row): string {
  const value = first?.value(row) ?? '';
  return first?.kind === 'instant' || first?.kind === 'day'
    ? formatValue(value, first)
    : String(value);
}
