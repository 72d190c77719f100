import Papa from 'papaparse';
import { UsageError } from '../errors';

/** One line of a CSV file. */
export interface LineaCsv {
  /** Where it begins in the file, from 1: what an editor shows. */
  readonly numero: number;
  readonly celdas: readonly string[];
}

/** Text that the portal's own CSV marks, so that a spreadsheet does not run it as a formula. */
const MARKED = /^'(?=[=+\-@\t\n])/;

/**
 * What parts the cells, by the header: a spreadsheet set to Spanish writes semicolons. The names of our columns have none of these, so a
 * header without any is of one column, whose lines are parted by what no text has.
 */
const findSeparator = (header: string): string => [';', ',', '\t'].find((mark) => header.includes(mark)) ?? Papa.UNIT_SEP;

const countBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * The lines of a CSV file (RFC 4180) as spreadsheets write it: with or without a BOM, with any line breaks, parted by `;`, `,` or tabs. Reads
 * what `formatCsv` writes, line breaks in cells as LF. Lines without any text are left out.
 * @throws UsageError for quotes that do not match, with the line.
 */
export function parseCsv(text: string): LineaCsv[] {
  // One kind of line break, since the library takes a file to have but one, and joins lines where that is not so.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lineas: LineaCsv[] = [];
  let numero = 1;
  let read = 0;
  Papa.parse<string[]>(plain, {
    delimiter: findSeparator(plain.slice(0, plain.search(/\n|$/))),
    newline: '\n',
    step: ({ data, errors: [fault], meta }) => {
      if (fault)
        throw new UsageError(`línea ${numero}: ${fault.code === 'MissingQuotes' ? 'faltan las comillas que cierran' : 'sobra texto después de las comillas'}.`);
      lineas.push({ numero, celdas: data.map((celda) => celda.replace(MARKED, '')) });
      numero += countBreaks(plain.slice(read, meta.cursor));
      read = meta.cursor;
    },
  });
  return lineas.filter(({ celdas }) => celdas.some((celda) => celda.trim() !== ''));
}
