import { guardCell } from './csvGuard';

export type CsvValue = string | number | null;

/** A spreadsheet expects a semicolon if its locale has a decimal comma, else a comma. */
export const SEPARADORES = [';', ',', '\t'] as const;
export type Separador = (typeof SEPARADORES)[number];

/** A cell with any separator is quoted, since a reader may try each separator. */
const NEEDS_QUOTES = /[",;\t\n\r]/;

function formatCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guardCell(value);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * RFC 4180, lines ended by CR LF; `parseTabla` reads it back unchanged. Programs expect the comma,
 * the default.
 */
export const formatCsv = (
  lines: readonly (readonly CsvValue[])[],
  separador: Separador = ',',
): string => lines.map((cells) => `${cells.map(formatCell).join(separador)}\r\n`).join('');

/**
 * A semicolon where the decimal sign is a comma (`es-ES`, `es-AR`), else a comma (`es-MX`, `en`).
 * A malformed locale gives a semicolon.
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
