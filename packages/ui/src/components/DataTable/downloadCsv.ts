import { type CsvValue, formatCsv } from '@garita/domain/formato/formatCsv';
import { downloadText } from '../downloadText';
import { currentSeparador } from './keptSeparador';

/**
 * Downloads lines as CSV, with the user's separator. The BOM tells spreadsheets that the file is
 * UTF-8.
 */
export const downloadCsv = (name: string, lines: readonly (readonly CsvValue[])[]): void =>
  downloadText(`${name}.csv`, `\uFEFF${formatCsv(lines, currentSeparador())}`, 'text/csv');
