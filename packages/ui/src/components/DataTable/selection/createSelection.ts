import { type Key, NO_PICKS, type Pick, type Picks, reducePicks } from './picks';

/**
 * The selection of a list, stored outside of React: of five thousand rows only the changed
 * checkboxes re-render. New data of a row does not change the selection.
 */
export interface Selection {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getPicks: () => Picks;
  readonly pick: (pick: Pick) => void;
  /** The visible selectable rows, in order. */
  readonly getOffered: () => readonly Key[];
  /** Sets the offered rows and deselects all others. @param shown all visible rows */
  readonly offer: (keys: readonly Key[], shown: readonly Key[]) => void;
  /** The row at a visible index; undefined if the row cannot be selected. */
  readonly getAt: (index: number) => Key | undefined;
}

export function createSelection(): Selection {
  let picks: Picks = NO_PICKS;
  let offered: readonly Key[] = [];
  let shown: readonly Key[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getPicks: () => picks,
    pick(pick) {
      const next = reducePicks(picks, pick);
      if (next === picks) return;
      picks = next;
      tell();
    },
    getOffered: () => offered,
    getAt(index) {
      const key = shown[index];
      return key !== undefined && offered.includes(key) ? key : undefined;
    },
    offer(keys, all) {
      offered = keys;
      shown = all;
      picks = reducePicks(picks, { kind: 'prune', offered: new Set(keys) });
      tell();
    },
  };
}
