import { foldText } from '@garita/domain/formato/foldText';
import type { Column } from './column';
import { formatValue } from './formatValue';

type Columns<Row> = readonly Column<Row>[];

const textOf = <Row>(row: Row, columns: Columns<Row>): string => foldText(columns.map(({ value, kind }) => formatValue(value(row), kind)).join('\n'));

const known = new WeakMap<object, WeakMap<object, string>>();

/** What stands in a row whatever the hour, as people read it, folded: made once for as long as there is the row. */
function fixedTextOf<Row>(row: Row, columns: Columns<Row>): string {
  const ofColumns = known.get(columns) ?? new WeakMap<object, string>();
  known.set(columns, ofColumns);
  let text = ofColumns.get(row as object);
  if (text === undefined) {
    text = textOf(
      row,
      columns.filter(({ runs }) => !runs),
    );
    ofColumns.set(row as object, text);
  }
  return text;
}

/** Makes ready what a search looks at, so that the first letter is answered as quickly as the second. */
export function prepareSearch<Row>(rows: readonly Row[], columns: Columns<Row>): void {
  for (const row of rows) fixedTextOf(row, columns);
}

/** Rows with every word of the query somewhere in them, as people read them at this moment, ignoring case and accents. */
export function filterRows<Row>(rows: readonly Row[], columns: Columns<Row>, query: string): readonly Row[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const running = columns.filter(({ runs }) => runs);
  return rows.filter((row) => {
    const fixed = fixedTextOf(row, columns);
    const missing = words.filter((word) => !fixed.includes(word));
    if (missing.length === 0 || running.length === 0) return missing.length === 0;
    const now = textOf(row, running);
    return missing.every((word) => now.includes(word));
  });
}
