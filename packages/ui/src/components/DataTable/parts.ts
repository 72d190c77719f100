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

/** Beyond this many rows only those in view are drawn. */
export const WINDOW_FROM = 200;

/** A row's name: its first column, a moment or a day as people read it. */
export function rowName<Row>([first]: readonly Column<Row>[], row: Row): string {
  const value = first?.value(row) ?? '';
  return first?.kind === 'instant' || first?.kind === 'day' ? formatValue(value, first.kind) : String(value);
}
