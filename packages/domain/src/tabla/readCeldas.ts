/** The cells of a line of a table, and where it ends: at its break, or with the text. */
interface Celdas {
  readonly celdas: readonly string[];
  readonly end: number;
}

/** Why a line does not read. */
type Falta = string;

const cellsUntil = (separator: string) => new RegExp(`[^${separator}\n]*`, 'y');
const blanksUntil = (separator: string) => new RegExp(`[^\\S${separator}\n]*`, 'y');

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** A cell between quotes, of which two stand for one, and where it ends. Blanks behind it are no text. */
function readQuoted(text: string, from: number, blanks: RegExp): { readonly celda: string; readonly end: number } | Falta {
  let celda = '';
  for (let at = from + 1; ; ) {
    const close = text.indexOf('"', at);
    if (close < 0) return 'faltan las comillas que cierran';
    celda += text.slice(at, close);
    if (text[close + 1] !== '"') return { celda, end: close + 1 + matchAt(blanks, text, close + 1).length };
    celda += '"';
    at = close + 2;
  }
}

/**
 * What reads the lines of a table, one after another (RFC 4180): a cell that begins with a quote goes to the next one, over separators and breaks.
 * @param text with LF as its breaks
 * @param separator one character, none that is special in a class of a pattern
 * @returns for the place where a line begins its cells, or why it does not read
 */
export function openCeldas(text: string, separator: string): (from: number) => Celdas | Falta {
  const [cells, blanks] = [cellsUntil(separator), blanksUntil(separator)];
  return (from) => {
    const celdas: string[] = [];
    for (let at = from; ; at++) {
      const plain = text[at] === '"' ? null : matchAt(cells, text, at);
      const read = plain === null ? readQuoted(text, at, blanks) : { celda: plain, end: at + plain.length };
      if (typeof read === 'string') return read;
      celdas.push(read.celda);
      at = read.end;
      if (at >= text.length || text[at] === '\n') return { celdas, end: at };
      if (text[at] !== separator) return 'sobra texto después de las comillas';
    }
  };
}
