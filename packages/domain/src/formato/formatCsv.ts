import { guardCell } from './csvGuard';

/** Null is an empty cell. */
export type CsvValue = string | number | null;

/** What parts the cells of a line. A spreadsheet expects a semicolon where its numbers have a decimal comma, as in Spain, and a comma elsewhere. */
export const SEPARADORES = [';', ',', '\t'] as const;
export type Separador = (typeof SEPARADORES)[number];

/** With a quote, a line break, or any of the separators: a reader may try each of them. */
const NEEDS_QUOTES = /[",;\t\n\r]/;

function formatCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guardCell(value);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Lines of cells as CSV (RFC 4180), each ended by CR LF. The one writer of the portal and of the command; `parseTabla` reads it back as it was.
 * @param separador a comma for programs; for a person see `defaultSeparador`
 */
export const formatCsv = (
  lines: readonly (readonly CsvValue[])[],
  separador: Separador = ',',
): string => lines.map((cells) => `${cells.map(formatCell).join(separador)}\r\n`).join('');

/**
 * What a spreadsheet expects that is set to a language: a semicolon where the decimal sign is a comma (`es-ES`, `es-AR`), else a comma (`es-MX`, `en`).
 * @param locale as a browser or a system names it; a semicolon for one that is not known
 */
export function defaultSeparador(locale: string): Separador {
  try {
    const decimal = new Intl.NumberFormat(locale)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value;
    return decimal === '.' ? ',' : ';';
  } catch {
    return ';';
  }
}
