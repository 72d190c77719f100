/**
 * The start of a text that a spreadsheet runs as a formula; some also accept full-width signs.
 * Leading apostrophes are matched too, so that guarding can be undone exactly.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Guards a CSV cell against formula injection: a text that begins like a formula, such as the name
 * `-Ana-`, gets an apostrophe.
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of `guardCell`. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
