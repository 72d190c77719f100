import type { CsvValue } from '@garita/domain/formato/formatCsv';
import type { Column } from './column';

/** Rows as CSV: raw values, minutes and credits as numbers, instants in ISO format. */
export const toCsvLines = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): (readonly CsvValue[])[] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];
