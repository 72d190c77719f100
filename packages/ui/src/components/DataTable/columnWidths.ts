import { type Column, isNumeric } from './column';
import { formatValue } from './formatValue';

/**
 * Pixels per digit and per letter: digits are as wide as the widest letters, words also have narrow
 * ones.
 */
const FIGURE = 8.6;
const LETTER = 7.6;
/** Pixels per letter of a header's small bold text, and the space for its arrow. */
const HEAD_LETTER = 7.1;
const ARROW = 20;
const PADDING = 32;
/** Avatar, badge and signature beside a name. */
const PERSONA = 152;
const NARROWEST = 88;
const WIDEST = 360;
const DAY_SAMPLE = '30 sept 2026';
/** The width of `30 sept 2026, 18:30`. */
const INSTANT = 136;
/** The dot and padding of a badge. */
const BADGE = 12;

/**
 * The length of the longest value. Of numbers only the largest and smallest are formatted, of texts
 * none, since there may be thousands of rows.
 */
function longestOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const { kind, value } = column;
  let longest = 0;
  let [least, most] = [0, 0];
  for (const row of rows) {
    const found = value(row);
    if (typeof found === 'string') longest = Math.max(longest, found.length);
    else if (found !== null) {
      least = Math.min(least, found);
      most = Math.max(most, found);
      if (!Number.isInteger(found) && kind === 'number')
        longest = Math.max(longest, String(found).length);
    }
  }
  if (kind === 'day') return DAY_SAMPLE.length;
  return Math.max(longest, ...[least, most].map((number) => formatValue(number, column).length));
}

/**
 * Widths in pixels for a virtualised table: from all rows, so that columns do not move while
 * scrolling.
 */
export function columnWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  hasAvatar: boolean,
): number[] {
  return columns.map((column, index) => {
    const { width, header, kind } = column;
    if (width) return width;
    const letter = isNumeric(kind) ? FIGURE : LETTER;
    const content = kind === 'instant' ? INSTANT : longestOf(column, rows) * letter;
    const extra = index === 0 && hasAvatar ? PERSONA : kind === 'state' ? BADGE : 0;
    const needed = Math.max(header.length * HEAD_LETTER + ARROW, content + extra) + PADDING;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.round(needed)));
  });
}
