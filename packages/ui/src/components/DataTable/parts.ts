import type { Column, RowAction } from './column';
import { formatValue } from './formatValue';
import type { ListSelection } from './selection/ListSelection';
import { type ActsPlace, splitActions } from './splitActions';
import type { RowTone } from './tableStyles';

/** What the table and the cards need alike. */
export interface ListParts<Row> {
  /** Name of the list. */
  caption: string;
  /** In the order of the table. */
  columns: readonly Column<Row>[];
  /** In the order in which they stand. */
  rows: readonly Row[];
  /** What tells a row from all others, for as long as it is there. */
  rowKey: (row: Row) => string | number;
  /** The acts of a row; undefined where no row has any. */
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  /** The tint of a row; undefined where none has any. */
  rowTone: ((row: Row) => RowTone | undefined) | undefined;
  /** The first column shows an avatar. */
  hasAvatar: boolean;
  /** On a card the first act stands in its head. */
  hasQuickAct: boolean;
  /** Rows can be picked for acts on many; left out where they cannot. */
  selection?: ListSelection<Row> | undefined;
}

/** Beyond this many rows only those in view are drawn; of cards, which are taller and drawn by weaker hands, beyond fewer. */
export const WINDOW_FROM = 40;
export const WINDOW_CARDS_FROM = 20;

/** A row's name: its first column, a moment or a day as people read it. */
export function rowName<Row>([first]: readonly Column<Row>[], row: Row): string {
  const value = first?.value(row) ?? '';
  return first?.kind === 'instant' || first?.kind === 'day'
    ? formatValue(value, first.kind)
    : String(value);
}

/** What is heard once an act behind the three dots is under way: a `Button` says it by itself. */
export function busyWords<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  acts: readonly RowAction[],
  place: ActsPlace,
): string | undefined {
  const busy = splitActions(acts, place)[1].find(({ isPending = false }) => isPending);
  return busy && `${busy.label}: ${rowName(columns, row)}. En curso`;
}
