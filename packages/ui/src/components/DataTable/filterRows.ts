import { foldText } from '@garita/domain/formato/foldText';
import type { Column } from './column';
import { formatValue } from './formatValue';

/** Everything of a row that the search box looks at, as people read it, folded. */
export function searchTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[] {
  return rows.map((row) => foldText(columns.map(({ value, kind }) => formatValue(value(row), kind)).join('\n')));
}

/** Rows with every word of the query somewhere in them, ignoring case and accents. */
export function filterRows<Row>(rows: readonly Row[], texts: readonly string[], query: string): readonly Row[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
}
