import Papa from 'papaparse';
import { dropHidden } from '../formato/cleanLine';
import { unguardCell } from '../formato/csvGuard';

/** One line of a table that came as text. */
export interface LineaTabla {
  /** Where it begins, from 1: what an editor shows. */
  readonly numero: number;
  readonly celdas: readonly string[];
}

/** What a text holds as a table, or the first line that does not read. */
export interface Tabla {
  readonly lineas: readonly LineaTabla[];
  /** How many of the first lines are no rows: the head and the titles above it, the head being the last of them; 0 where no head was found. */
  readonly cabecera: number;
  readonly falta: { readonly linea: number; readonly texto: string } | null;
}

/** How many of a line's cells are known as names of columns. */
export type CountColumnas = (celdas: readonly string[]) => number;

/** Within how many lines with text the head is looked for: people put titles above it. */
const HEAD_WITHIN = 10;

const SEPARATORS = ['\t', ';', ','];
/** For a table of one column: no text has it. A name may have a comma. */
const NONE = Papa.UNIT_SEP;

/** Excel's own first line, which says what parts the others. */
const SEP_LINE = /^"?sep=(.)"?[;,\t]*(?:\n|$)/i;

const isFilled = (celda: string): boolean => celda.trim() !== '';
const readCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => dropHidden(unguardCell(cell)));

/** The first lines with text, parted by a mark. */
const readTop = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: HEAD_WITHIN * 3 })
    .data.map(readCells)
    .filter((celdas) => celdas.some(isFilled))
    .slice(0, HEAD_WITHIN);

/** What parts the cells by the first line with text: what is copied from a spreadsheet has tabs, and one set to Spanish writes semicolons. */
const separatorOf = (line: string): string =>
  SEPARATORS.find((mark) => line.replaceAll(/"[^"]*"/g, '').includes(mark)) ?? NONE;

/** What parts the cells: what makes the most columns known in one of the first lines, or else what the first line has. */
function findSeparator(text: string, count: CountColumnas): string {
  const known = SEPARATORS.map((mark) => ({
    mark,
    columns: Math.max(0, ...readTop(text, mark).map(count)),
  }));
  const best = known.reduce((before, one) => (one.columns > before.columns ? one : before));
  return best.columns > 1 ? best.mark : separatorOf(/^.*\S.*$/m.exec(text)?.[0] ?? '');
}

/**
 * How many of the first lines are titles and head. A word by itself may be a person's name or a mission: the head has two known columns, or is the only
 * cell of a table of one column, with nothing above it but titles of several words.
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
 * The lines of a table as spreadsheets write or copy it (RFC 4180, or parted by `;` or tabs): with or without a BOM or a first line `sep=;`, with any line
 * breaks, with titles above its head. Reads what `formatCsv` writes, line breaks in cells as LF. Cells are without hidden characters; lines without any text
 * are left out. The one reader of the page and of the command.
 * @param count tells the head from the titles above it, and what parts its cells; without it the table has no head, and its first line says what parts it
 */
export function parseTabla(text: string, count: CountColumnas = () => 0): Tabla {
  // One kind of line break, since the library takes a file to have but one, and joins lines where that is not so.
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
  const lineas = found.filter(({ celdas }) => celdas.some(isFilled));
  return { lineas, cabecera: countHead(lineas, count), falta };
}
