/** Full-width signs count. Leading apostrophes match, so that guarding can be undone exactly. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Guards against formula injection: a text such as the name `-Ana-` gets an apostrophe. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of `guardCell`. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
