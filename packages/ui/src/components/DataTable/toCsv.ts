import { formatCsv } from '@garita/domain/formato/formatCsv';
import type { Column } from './column';

/** Rows as CSV: bare values, minutes and credits as numbers, instants in ISO form. */
export const toCsv = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string =>
  formatCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]);
