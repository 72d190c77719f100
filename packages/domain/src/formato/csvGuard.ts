/**
 * A cell that a spreadsheet could run as a formula, also with full-width signs. It may begin with
 * apostrophes, so that `unguardCell` restores every text exactly.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Guards against formula injection: a text such as the name `-Ana-` gets an apostrophe. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of `guardCell`. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
