import type { CellValue, Column } from './column';

/** A spreadsheet runs a text that begins like a formula; the apostrophe keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\n\r]/;

function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180): bare values, minutes and credits as numbers, instants in ISO form. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [columns.map(({ header }) => csvCell(header)), ...rows.map((row) => columns.map(({ value }) => csvCell(value(row))))];
  return `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
