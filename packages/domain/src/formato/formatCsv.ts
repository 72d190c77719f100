/** Null is an empty cell. */
export type CsvValue = string | number | null;

/** A spreadsheet runs a text that begins like a formula; the apostrophe keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\n\r]/;

function formatCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as CSV (RFC 4180), each ended by CR LF. */
export const formatCsv = (lines: readonly (readonly CsvValue[])[]): string => lines.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
