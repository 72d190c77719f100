import { UsageError } from '../errors';

/** One line of a CSV file. */
export interface LineaCsv {
  /** Where it begins in the file, from 1: what an editor shows. */
  readonly numero: number;
  readonly celdas: readonly string[];
}

/** Text that the portal's own CSV marks, so that a spreadsheet does not run it as a formula. */
const MARKED = /^'(?=[=+\-@\t\r])/;

/**
 * What parts the cells, by the header: a spreadsheet set to Spanish writes semicolons. The names of our columns have none of these, so a
 * header without any is of one column, whose lines are not parted at all.
 */
const findSeparator = (header: string): string | null => [';', ',', '\t'].find((mark) => header.includes(mark)) ?? null;

const QUOTED = /"((?:[^"]|"")*)"/y;
const BREAK = /\r\n|\n|\r/g;

/** Reads cells one after the other; a cell in quotes may hold anything, line breaks too. */
class CsvReader {
  private at = 0;
  private numero = 1;
  constructor(
    private readonly text: string,
    private readonly separator: string | null,
  ) {}

  /** The next line, empty ones too; null at the end. */
  readLine(): LineaCsv | null {
    if (this.at >= this.text.length) return null;
    const { numero } = this;
    const celdas = [this.readCell()];
    while (this.text[this.at] === this.separator) {
      this.at += 1;
      celdas.push(this.readCell());
    }
    this.skipBreak();
    return { numero, celdas };
  }

  private readCell(): string {
    const cell = this.text[this.at] === '"' ? this.readQuoted() : this.readBare();
    return cell.replace(MARKED, '');
  }

  private readQuoted(): string {
    QUOTED.lastIndex = this.at;
    const [whole, inner = ''] = QUOTED.exec(this.text) ?? [];
    if (whole === undefined) throw new UsageError(`línea ${this.numero}: faltan las comillas que cierran.`);
    this.at += whole.length;
    if (!this.isAtEndOfCell()) throw new UsageError(`línea ${this.numero}: sobra texto después de las comillas.`);
    this.numero += [...inner.matchAll(BREAK)].length;
    return inner.replaceAll('""', '"');
  }

  private readBare(): string {
    const start = this.at;
    while (!this.isAtEndOfCell()) this.at += 1;
    return this.text.slice(start, this.at);
  }

  private isAtEndOfCell(): boolean {
    const next = this.text[this.at];
    return next === undefined || next === '\n' || next === '\r' || next === this.separator;
  }

  private skipBreak(): void {
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    this.numero += 1;
  }
}

/**
 * The lines of a CSV file (RFC 4180) as spreadsheets write it: with or without a BOM, with any line breaks, parted by `;`, `,` or tabs. Reads
 * what `formatCsv` writes. Lines without any text are left out.
 * @throws UsageError for quotes that do not match, with the line.
 */
export function parseCsv(text: string): LineaCsv[] {
  const plain = text.replace(/^\uFEFF/, '');
  const reader = new CsvReader(plain, findSeparator(plain.slice(0, plain.search(/[\r\n]|$/))));
  const lineas: LineaCsv[] = [];
  for (let linea = reader.readLine(); linea; linea = reader.readLine()) lineas.push(linea);
  return lineas.filter(({ celdas }) => celdas.some((celda) => celda.trim() !== ''));
}
