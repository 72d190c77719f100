import { type CsvValue, formatCsv } from '@garita/domain/formato/formatCsv';
import { downloadText } from '../downloadText';
import { currentSeparador } from './keptSeparador';

/** Hands lines to the browser as a CSV file, parted as the person's spreadsheet expects it. The mark at its start tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, lines: readonly (readonly CsvValue[])[]): void =>
  downloadText(`${name}.csv`, `\uFEFF${formatCsv(lines, currentSeparador())}`, 'text/csv');
