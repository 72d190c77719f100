import type { RowAction } from './column';
import { splitActions } from './splitActions';

const CHARACTER = 7.6;
/** A small button's padding and border. */
const BUTTON = 28;
const MENU = 36;
const GAP = 8;
const CELL = 32;
/** Rows of one list have similar actions: an evenly spaced sample is enough. */
const SAMPLE = 100;

function widthOf(actions: readonly RowAction[]): number {
  const [shown, rest] = splitActions(actions, 'table');
  const buttons = shown.map(({ label }) => label.length * CHARACTER + BUTTON);
  const parts = rest.length > 0 ? [...buttons, MENU] : buttons;
  return parts.reduce((sum, part) => sum + part, Math.max(0, parts.length - 1) * GAP);
}

/** Width in pixels of a virtualised table's last column: room for the sampled rows' actions. */
export function actionsWidth<Row>(
  rows: readonly Row[],
  rowActions: (row: Row) => readonly RowAction[],
): number {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_, index) => index % step === 0);
  return Math.round(Math.max(0, ...sample.map((row) => widthOf(rowActions(row)))) + CELL);
}
