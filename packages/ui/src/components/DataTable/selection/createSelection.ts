import { type Key, NO_PICKS, type Pick, type Picks, reducePicks } from './picks';

/**
 * What is picked of a list, kept outside its rows: of five thousand only the boxes that change are rendered, and a row that ticks or is
 * written over by another knows nothing of it.
 */
export interface Selection {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getPicks: () => Picks;
  readonly pick: (pick: Pick) => void;
  /** The rows that are shown and may be picked, in their order. */
  readonly getOffered: () => readonly Key[];
  /** Says which they are by now: what is picked and gone is let go. @param shown all rows that are shown */
  readonly offer: (keys: readonly Key[], shown: readonly Key[]) => void;
  /** The row in a place of those that are shown; undefined for one that may not be picked. */
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
