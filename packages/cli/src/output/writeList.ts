import type { Context } from '../Context';
import type { Column } from './Column';
import { formatRelative } from './formatRelative';
import { isPart, selectRows, type Vista } from './selectRows';
import { type ListFormat, toJson, writeRows } from './writeRows';

/** How a list is written, and what of it. */
export interface ListView extends ListFormat, Vista {
  /** Instants as dates also where somebody looks on. */
  readonly absoluto?: true;
}

/** For somebody who looks on an instant is how long ago it was: they need no calendar. Whoever reads a file or a pipe gets the date. */
const toRelative =
  (now: number) =>
  <Row>(column: Column<Row>): Column<Row> => {
    if (column.kind !== 'instant') return column;
    const value = (row: Row) => {
      const cell = column.value(row);
      return typeof cell === 'string' ? formatRelative(cell, now) : cell;
    };
    return { ...column, kind: 'text', value };
  };

/**
 * Writes of a list what was asked for, in the form that was asked for.
 * @param footer what stands below the table of the whole list
 * @throws UsageError for a field that the list does not have.
 */
export function writeList<Row>(
  context: Context,
  all: readonly Row[],
  columns: readonly Column<Row>[],
  view: ListView,
  footer = '',
): void {
  const selected = selectRows(all, columns, view);
  if (view.json) return void context.stdout.write(toJson(selected.rows.map(selected.toJsonRow)));
  const isRelative = context.stdout.isTTY === true && !view.csv && !view.absoluto;
  const shown = isRelative ? selected.columns.map(toRelative(Date.now())) : selected.columns;
  writeRows(context, selected.rows, shown, view, isPart(view) ? '' : footer);
}
