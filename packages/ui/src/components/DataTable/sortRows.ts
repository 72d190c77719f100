import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import type { CellValue, Column, SortDirection } from './column';

/** Numbers and instants by size, everything else in Spanish order. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareSpanish(String(a), String(b));
}

const sortable = (value: CellValue, kind: Column<never>['kind']): string | number | null => {
  if (value === null || value === '') return null;
  return kind === 'instant' ? Date.parse(String(value)) : value;
};

/** Rows in the order of one column; those without a value stand last in both directions, equal ones keep their order. */
export function sortRows<Row>(rows: readonly Row[], column: Column<Row>, direction: SortDirection): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: sortable(column.value(row), column.kind) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return sign * compare(a.key, b.key);
    })
    .map(({ row }) => row);
}
