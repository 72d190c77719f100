import { openCeldas } from './readCeldas';

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

const UNIT_SEPARATOR = '\x1f';

/**
 * What parts the cells, by the first line: what is copied from a spreadsheet has tabs, and one set to Spanish writes semicolons. A first line without
 * any is of one column, whose lines are parted by what no text has: a name may have a comma.
 */
const findSeparator = (header: string): string => ['\t', ';', ','].find((mark) => header.replaceAll(/"[^"]*"/g, '').includes(mark)) ?? UNIT_SEPARATOR;

const countBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * The lines of a table as spreadsheets write or copy it (RFC 4180, or parted by `;` or tabs): with or without a BOM, with any line breaks. Reads what
 * `formatCsv` writes, line breaks in cells as LF. Lines without any text are left out. The one reader of the page and of the command.
 */
export function parseTabla(text: string): Tabla {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const read = openCeldas(plain, findSeparator(plain.slice(0, plain.search(/\n|$/))));
  const lineas: LineaTabla[] = [];
  for (let [at, numero] = [0, 1]; at < plain.length; ) {
    const linea = read(at);
    if (typeof linea === 'string') return { lineas, falta: { linea: numero, texto: linea } };
    const celdas = linea.celdas.map((celda) => celda.replace(MARKED, ''));
    if (celdas.some((celda) => celda.trim() !== '')) lineas.push({ numero, celdas });
    numero += countBreaks(plain.slice(at, linea.end)) + 1;
    at = linea.end + 1;
  }
  return { lineas, falta: null };
}
