import type { RowAction } from './column';

/** The place of a row's actions: its end in a table, the bottom of a phone's card. */
export type ActsPlace = 'table' | 'card';

export function splitActions(
  actions: readonly RowAction[],
  place: ActsPlace,
): readonly [shown: readonly RowAction[], rest: readonly RowAction[]] {
  const count = actions.length > 2 ? (place === 'card' ? 2 : 1) : actions.length;
  return [actions.slice(0, count), actions.slice(count)];
}
