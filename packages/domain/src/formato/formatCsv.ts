import { guardCell } from './csvGuard';

export type CsvValue = string | number | null;

/**
 * Cell separators. A spreadsheet expects a semicolon if its locale has a decimal comma, as in
 * Spain, and a comma elsewhere.
 */
export const SEPARADORES = [';', ',', '\t'] as const;
export type Separador = (typeof SEPARADORES)[number];

/** Quotes also any separator, since a reader may try each of them. */
const NEEDS_QUOTES = /[",;\t\n\r]/;

function formatCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guardCell(value);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Lines of cells as CSV (RFC 4180), ended by CR LF. The portal and the command both use it;
 * `parseTabla` reads it back unchanged.
 * @param separador a comma for programs; for people see `defaultSeparador`
 */
export const formatCsv = (
  lines: readonly (readonly CsvValue[])[],
  separador: Separador = ',',
): string => lines.map((cells) => `${cells.map(formatCell).join(separador)}\r\n`).join('');

/**
 * The separator that a spreadsheet of a locale expects: a semicolon where the decimal sign is a
 * comma (`es-ES`, `es-AR`), else a comma (`es-MX`, `en`).
 * @param locale a browser's or system's locale; an unknown one gives a semicolon
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
