import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import type { Column, SortDirection } from './column';

type SortKey = string | number;

/** Numbers and instants by value, everything else in Spanish order. */
const compareKeys = (a: SortKey, b: SortKey): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareSpanish(`${a}`, `${b}`);

/**
 * Rows sorted by a column; missing values are last in both directions, and equal rows keep their
 * order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, order = value, kind }: Column<Row>,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed: { readonly row: Row; readonly key: SortKey }[] = [];
  const without: Row[] = [];
  for (const row of rows) {
    const key = order(row);
    if (key === null || key === '') without.push(row);
    else keyed.push({ row, key: kind === 'instant' ? Date.parse(`${key}`) : key });
  }
  keyed.sort((a, b) => sign * compareKeys(a.key, b.key));
  return [...keyed.map(({ row }) => row), ...without];
}
