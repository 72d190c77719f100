import type { Column } from './Column';
import { openTable } from './formatTable';
import { selectRows, type Vista } from './selectRows';
import { toVisibleJson } from './toVisible';
import type { ListFormat } from './writeRows';

/** The lines that are not among `others`. Equal lines count separately. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * Formats the changes of a list for programs: one line for each new state as JSON, or one line for
 * each added (`+`) or removed (`-`) row. A changed row gives both lines; an unchanged state gives
 * none.
 */
export function toCambios<Row>(
  columns: readonly Column<Row>[],
  view: Vista & ListFormat,
): (rows: readonly Row[]) => string {
  let before: readonly string[] | null = null;
  return (all) => {
    const { rows, columns: wanted, toJsonRow } = selectRows(all, columns, view);
    const { toLine } = openTable(rows, wanted);
    const lines = view.json
      ? [toVisibleJson(JSON.stringify(rows.map(toJsonRow)))]
      : rows.map((row) => toLine(row).replaceAll(/ {2,}/g, '  ').trim());
    const [gone, come] = [without(before ?? [], lines), without(lines, before ?? [])];
    before = lines;
    return view.json
      ? come.map((line) => `${line}\n`).join('')
      : [...gone.map((line) => `- ${line}\n`), ...come.map((line) => `+ ${line}\n`)].join('');
  };
}
