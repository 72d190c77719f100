import type { CellValue, Column, ColumnKind, RowAction } from './column';
import { formatValue } from './formatValue';
import { shownIn } from './RowActions';

/**
 * A sample date for each kind of column: all dates of a kind are equally wide, and formatting
 * thousands would be slow.
 */
const DATES: Partial<Record<ColumnKind, string>> = {
  instant: '30 sept 2026, 18:30',
  day: '30 sept 2026',
};
/** Characters as wide as the dot and the padding of a badge. */
const BADGE = '■ ■ ';
const HYPHEN = /-/g;
const UNBREAKABLE_HYPHEN = '\u2011';

const lengthOf = (value: CellValue): number => (value === null ? 0 : String(value).length);

/**
 * A column's longest value as text. The header of a virtualised table contains it, invisibly, so
 * that the browser reserves its width and no row that scrolls into view changes a column. A name's
 * hyphens do not break, as in the cells.
 */
export function longestValue<Row>(column: Column<Row>, rows: readonly Row[]): string {
  const { kind = 'text', value } = column;
  const date = DATES[kind];
  if (date) return date;
  let longest: CellValue = null;
  for (const row of rows) {
    const found = value(row);
    if (lengthOf(found) > lengthOf(longest)) longest = found;
  }
  const words = formatValue(longest, column).replace(HYPHEN, UNBREAKABLE_HYPHEN);
  return kind === 'state' ? `${BADGE}${words}` : words;
}

/**
 * The number of rows whose actions are measured. Rows of one list have similar actions, so an
 * evenly spaced sample is enough.
 */
const SAMPLE = 100;
/** The button of the menu is as wide as this many letters. */
const MENU = 6;

const lettersOf = (acts: readonly RowAction[]): number => {
  const shown = shownIn('table', acts);
  return shown.map(({ label }) => label).join('').length + (shown.length < acts.length ? MENU : 0);
};

/** The actions of the row that needs the widest column of actions. */
export function widestActs<Row>(
  rows: readonly Row[],
  rowActions: (row: Row) => readonly RowAction[],
): readonly RowAction[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  return rows
    .filter((_, index) => index % step === 0)
    .map(rowActions)
    .reduce((widest, acts) => (lettersOf(acts) > lettersOf(widest) ? acts : widest), []);
}
