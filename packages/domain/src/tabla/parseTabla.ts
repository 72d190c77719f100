import Papa from 'papaparse';

/** One line of a table that came as text. */
export interface LineaTabla {
  /** Where it begins, from 1: what an editor shows. */
  readonly numero: number;
  readonly celdas: readonly string[];
}

/** What a text holds as a table, or the first line that does not read. */
export interface Tabla {
  readonly lineas: readonly LineaTabla[];
  readonly falta: { readonly linea: number; readonly texto: string } | null;
}

/** Text that the portal's own CSV marks, so that a spreadsheet does not run it as a formula. */
const MARKED = /^'(?=[=+\-@\t\n])/;

/**
 * What parts the cells, by the first line: what is copied from a spreadsheet has tabs, and one set to Spanish writes semicolons. A first line without
 * any is of one column, whose lines are parted by what no text has: a name may have a comma.
 */
const findSeparator = (header: string): string => ['\t', ';', ','].find((mark) => header.replaceAll(/"[^"]*"/g, '').includes(mark)) ?? Papa.UNIT_SEP;

const countBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * The lines of a table as spreadsheets write or copy it (RFC 4180, or parted by `;` or tabs): with or without a BOM, with any line breaks. Reads what
 * `formatCsv` writes, line breaks in cells as LF. Lines without any text are left out. The one reader of the page and of the command.
 */
export function parseTabla(text: string): Tabla {
  // One kind of line break, since the library takes a file to have but one, and joins lines where that is not so.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lineas: LineaTabla[] = [];
  let falta: Tabla['falta'] = null;
  let numero = 1;
  let read = 0;
  Papa.parse<string[]>(plain, {
    delimiter: findSeparator(plain.slice(0, plain.search(/\n|$/))),
    newline: '\n',
    step: ({ data, errors: [fault], meta }, parser) => {
      if (fault) {
        falta = { linea: numero, texto: fault.code === 'MissingQuotes' ? 'faltan las comillas que cierran' : 'sobra texto después de las comillas' };
        parser.abort();
        return;
      }
      lineas.push({ numero, celdas: data.map((celda) => celda.replace(MARKED, '')) });
      numero += countBreaks(plain.slice(read, meta.cursor));
      read = meta.cursor;
    },
  });
  return { lineas: lineas.filter(({ celdas }) => celdas.some((celda) => celda.trim() !== '')), falta };
}
