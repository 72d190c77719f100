import { foldText } from '@garita/domain/formato/foldText';
import type { Column } from './column';
import { formatValue } from './formatValue';

type Columns<Row> = readonly Column<Row>[];

const textOf = <Row>(row: Row, columns: Columns<Row>): string =>
  foldText(columns.map((column) => formatValue(column.value(row), column)).join('\n'));

/** Search texts for one array of columns: by row, and by list and position. */
interface Texts {
  readonly ofRow: WeakMap<object, string>;
  readonly ofList: WeakMap<readonly unknown[], (string | undefined)[]>;
}
const known = new WeakMap<object, Texts>();

function textsOf<Row>(columns: Columns<Row>): Texts {
  const found = known.get(columns) ?? { ofRow: new WeakMap(), ofList: new WeakMap() };
  known.set(columns, found);
  return found;
}

/**
 * A row's search text, in lower case and without accents. It has no running values, and is cached
 * as long as the row object exists.
 */
function fixedTextOf<Row>(row: Row, columns: Columns<Row>, { ofRow }: Texts): string {
  let text = ofRow.get(row as object);
  if (text === undefined) {
    text = textOf(
      row,
      columns.filter(({ runs }) => !runs),
    );
    ofRow.set(row as object, text);
  }
  return text;
}

/** The texts of a list by position, since thousands of look-ups in the WeakMap would be slow. */
function listOf(rows: readonly unknown[], { ofList }: Texts): (string | undefined)[] {
  const list = ofList.get(rows) ?? [];
  ofList.set(rows, list);
  return list;
}

/** Fills the cache for a range of rows, so that typing the first letter computes no texts. */
export function prepareSearch<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  from: number,
  to: number,
): void {
  const texts = textsOf(columns);
  const list = listOf(rows, texts);
  for (let at = from; at < Math.min(to, rows.length); at += 1)
    list[at] ??= fixedTextOf(rows[at] as Row, columns, texts);
}

/** The rows whose current text contains every word of the query, ignoring case and accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  query: string,
): readonly Row[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const running = columns.filter(({ runs }) => runs);
  const texts = textsOf(columns);
  const list = listOf(rows, texts);
  return rows.filter((row, at) => {
    list[at] ??= fixedTextOf(row, columns, texts);
    const fixed = list[at] as string;
    if (words.every((word) => fixed.includes(word))) return true;
    if (running.length === 0) return false;
    const now = textOf(row, running);
    return words.every((word) => fixed.includes(word) || now.includes(word));
  });
}
