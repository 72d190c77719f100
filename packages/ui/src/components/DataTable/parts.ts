import type { Column, RowAction } from './column';
import { formatValue } from './formatValue';
import type { ListSelection } from './selection/ListSelection';
import { type ActsPlace, splitActions } from './splitActions';
import type { RowTone } from './tableStyles';

/** The shared props of table and cards. */
export interface ListParts<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The actions of a row; undefined if no row has any. */
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  /** The tint of a row; undefined if none has any. */
  rowTone: ((row: Row) => RowTone | undefined) | undefined;
  hasAvatar: boolean;
  hasQuickAct: boolean;
  selection?: ListSelection<Row> | undefined;
}

/**
 * Number of rows above which only visible ones are rendered; lower for cards, which are taller and
 * shown on slower devices.
 */
export const WINDOW_FROM = 40;
export const WINDOW_CARDS_FROM = 20;

/** A row's name: the value of its first column; instants and days are formatted. */
export function rowName<Row>([first]: readonly Column<Row>[], row: Row): string {
  const value = first?.value(row) ?? '';
  return first?.kind === 'instant' || first?.kind === 'day'
    ? formatValue(value, first)
    : String(value);
}

/** The announcement of a pending action in the menu; a visible `Button` announces itself. */
export function busyWords<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  acts: readonly RowAction[],
  place: ActsPlace,
): string | undefined {
  const busy = splitActions(acts, place)[1].find(({ isPending = false }) => isPending);
  return busy && `${busy.label}: ${rowName(columns, row)}. En curso`;
}
