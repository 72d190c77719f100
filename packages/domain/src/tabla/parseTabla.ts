import Papa from 'papaparse';
import { dropHidden } from '../formato/cleanLine';
import { unguardCell } from '../formato/csvGuard';

export interface LineaTabla {
  /**
   * The number of the line, from 1, as editors show it. If cells have line breaks, it is the number
   * of the first line.
   */
  readonly numero: number;
  readonly celdas: readonly string[];
}

export interface Tabla {
  readonly lineas: readonly LineaTabla[];
  /** Number of title and header lines; the last of them is the header; 0 without a header. */
  readonly cabecera: number;
  /** Number of empty lines between the other lines. */
  readonly vacias: number;
  readonly falta: { readonly linea: number; readonly texto: string } | null;
}

/** How many cells of a line are known column names. */
export type CountColumnas = (celdas: readonly string[]) => number;

/** Non-empty lines searched for the header: people put titles above it. */
const HEAD_WITHIN = 10;

const SEPARATORS = ['\t', ';', ','];
/**
 * The separator of a table with one column. No text contains it, while a name may contain a comma.
 */
const NONE = Papa.UNIT_SEP;

/** Excel's own first line, which names the separator. */
const SEP_LINE = /^"?sep=(.)"?[;,\t]*(?:\n|$)/i;

const isFilled = (celda: string): boolean => celda.trim() !== '';
const readCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => dropHidden(unguardCell(cell)));

const readTop = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: HEAD_WITHIN * 3 })
    .data.map(readCells)
    .filter((celdas) => celdas.some(isFilled))
    .slice(0, HEAD_WITHIN);

/** A copy from a spreadsheet has tabs; a Spanish spreadsheet writes semicolons. */
const separatorOf = (line: string): string =>
  SEPARATORS.find((mark) => line.replaceAll(/"[^"]*"/g, '').includes(mark)) ?? NONE;

/**
 * The separator with the most known columns in the first lines, else the separator of the first
 * line.
 */
function findSeparator(text: string, count: CountColumnas): string {
  const known = SEPARATORS.map((mark) => ({
    mark,
    columns: Math.max(0, ...readTop(text, mark).map(count)),
  }));
  const best = known.reduce((before, one) => (one.columns > before.columns ? one : before));
  return best.columns > 1 ? best.mark : separatorOf(/^.*\S.*$/m.exec(text)?.[0] ?? '');
}

/**
 * The number of lines down to the header; 0 without one. A line with two known column names is the
 * header. One known word may also be a person or a mission. It is a header only in a table of one
 * column, if every line above it has several words.
 */
function countHead(lineas: readonly LineaTabla[], count: CountColumnas): number {
  const known = lineas.slice(0, HEAD_WITHIN).map(({ celdas }) => count(celdas));
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most) + 1;
  const isNarrow = lineas.every(({ celdas }) => celdas.length === 1);
  const at = known.indexOf(1);
  const titles = lineas.slice(0, at).every(({ celdas: [title = ''] }) => /\S\s+\S/.test(title));
  return isNarrow && most === 1 && titles ? at + 1 : 0;
}

const countBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * Parses a table as spreadsheets write or copy it (RFC 4180, `;` or tabs): with or without a BOM, a
 * line `sep=;`, titles above the header, any line breaks. It also parses the output of `formatCsv`;
 * line breaks in cells become LF. Hidden characters and empty lines are dropped.
 * @param count finds the header and the separator; without it the table has no header, and the
 * first line decides the separator
 */
export function parseTabla(text: string, count: CountColumnas = () => 0): Tabla {
  // The library assumes one kind of line break, and would join lines that end with another kind.
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [sepLine = '', sep] = SEP_LINE.exec(whole) ?? [];
  const plain = whole.slice(sepLine.length);
  const found: LineaTabla[] = [];
  let falta: Tabla['falta'] = null;
  let numero = 1 + countBreaks(sepLine);
  let read = 0;
  Papa.parse<string[]>(plain, {
    delimiter: sep ?? findSeparator(plain, count),
    newline: '\n',
    step: ({ data, errors: [fault], meta }, parser) => {
      if (fault) {
        falta = {
          linea: numero,
          texto:
            fault.code === 'MissingQuotes'
              ? 'faltan las comillas que cierran'
              : 'sobra texto después de las comillas',
        };
        parser.abort();
        return;
      }
      found.push({ numero, celdas: readCells(data) });
      numero += countBreaks(plain.slice(read, meta.cursor));
      read = meta.cursor;
    },
  });
  const isLine = ({ celdas }: LineaTabla) => celdas.some(isFilled);
  const lineas = found.filter(isLine);
  const vacias =
    found.slice(found.findIndex(isLine), found.findLastIndex(isLine) + 1).length - lineas.length;
  return { lineas, cabecera: countHead(lineas, count), vacias, falta };
}
