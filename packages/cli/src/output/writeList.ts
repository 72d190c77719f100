import type { Context } from '../Context';
import { UsageError } from '../errors';
import type { Column } from './Column';
import { formatRelative } from './formatRelative';
import { isPart, selectRows, type Vista } from './selectRows';
import { toVisible } from './toVisible';
import { type ListFormat, toJson, writeRows } from './writeRows';

export interface ListView extends ListFormat, Vista {
  /** Whether a terminal shows absolute dates instead of relative times. */
  readonly absoluto?: true;
  /** Whether to print only the ids, one per line, as input for other commands. */
  readonly ids?: true;
  /** Chooses the same as `ids`, `--json` or `--csv`. */
  readonly formato?: 'ids' | 'json' | 'csv';
}

export const viewOf = ({ formato, ...view }: ListView): ListView =>
  formato === undefined ? view : { ...view, [formato]: true };

/** Formats instants as relative times for a terminal. A file or a pipe gets dates. */
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

/** The ids of the rows. @throws UsageError with `--campos`, and for a list whose rows have no id */
function toIds<Row>(all: readonly Row[], columns: readonly Column<Row>[], view: ListView): string {
  if (view.campos !== undefined)
    throw new UsageError('No se pueden usar a la vez «--formato ids» y «--campos».');
  const { rows, columns: ids } = selectRows(all, columns, { ...view, campos: 'id' });
  return rows.flatMap((row) => ids.map(({ value }) => `${toVisible(`${value(row)}`)}\n`)).join('');
}

/**
 * Writes a list in the chosen format. @param footer the text below the table of the whole list.
 * @throws UsageError for an unknown field
 */
export function writeList<Row>(
  context: Context,
  all: readonly Row[],
  columns: readonly Column<Row>[],
  flags: ListView,
  footer = '',
): void {
  const view = viewOf(flags);
  if (view.ids) return void context.stdout.write(toIds(all, columns, view));
  const selected = selectRows(all, columns, view);
  if (view.json) return void context.stdout.write(toJson(selected.rows.map(selected.toJsonRow)));
  const isRelative = context.stdout.isTTY === true && !view.csv && !view.absoluto;
  const shown = isRelative ? selected.columns.map(toRelative(Date.now())) : selected.columns;
  writeRows(context, selected.rows, shown, view, isPart(view) ? '' : footer);
}
