import { downloadText } from '../downloadText';

/** Hands a CSV to the browser as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, csv: string): void => downloadText(`${name}.csv`, `\uFEFF${csv}`, 'text/csv');
