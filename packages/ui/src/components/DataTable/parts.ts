import { EN_CURSO } from './ActButton';
import type { Column, RowAction } from './column';
import { formatValue } from './formatValue';
import type { RowTone } from './tableStyles';

/** What the table and the cards need alike. */
export interface ListParts<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  rowTone: ((row: Row) => RowTone | undefined) | undefined;
  hasAvatar: boolean;
  hasQuickAct: boolean;
}

/** Beyond this many rows only those in view are drawn; of cards, which are taller and drawn by weaker hands, beyond fewer. */
export const WINDOW_FROM = 40;
export const WINDOW_CARDS_FROM = 20;

/** A row's name: its first column, a moment or a day as people read it. */
export function rowName<Row>([first]: readonly Column<Row>[], row: Row): string {
  const value = first?.value(row) ?? '';
  return first?.kind === 'instant' || first?.kind === 'day' ? formatValue(value, first.kind) : String(value);
}

/** What is heard once an act of a row is under way: its button keeps the focus, and says nothing by itself. */
export function busyWords<Row>(columns: readonly Column<Row>[], row: Row, acts: readonly RowAction[] | undefined): string | undefined {
  const busy = acts?.find(({ isPending = false }) => isPending);
  return busy && `${busy.label}: ${rowName(columns, row)}. ${EN_CURSO}`;
}
