/**
 * The start of a text that a spreadsheet runs as a formula, with the full-width signs, which some read as the plain ones. Apostrophes before it are counted in,
 * so that what is guarded can be told from what had one.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A text as a cell of CSV holds it: one that begins like a formula, such as the name `-Ana-`, gets an apostrophe, which keeps it a text. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that a cell of CSV stands for: what `guardCell` was given. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
