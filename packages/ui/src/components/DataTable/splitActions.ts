import type { RowAction } from './column';

/** Where the acts of a row stand: at its end in a table, below it on a phone's card. */
export type ActsPlace = 'table' | 'card';

/** Which acts of a row are buttons, and which are behind three dots. */
export function splitActions(
  actions: readonly RowAction[],
  place: ActsPlace,
): readonly [shown: readonly RowAction[], rest: readonly RowAction[]] {
  const count = actions.length > 2 ? (place === 'card' ? 2 : 1) : actions.length;
  return [actions.slice(0, count), actions.slice(count)];
}
