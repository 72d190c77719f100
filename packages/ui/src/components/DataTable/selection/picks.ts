export type Key = string | number;

export interface Picks {
  readonly keys: ReadonlySet<Key>;
  /** The row that was toggled last: the start of a range. */
  readonly anchor: Key | null;
  /** On a phone cards show checkboxes while this is true or rows are selected. */
  readonly isPicking: boolean;
}

export type Pick =
  | { readonly kind: 'toggle'; readonly key: Key }
  /** Gives all rows from the anchor to `key` the state of the anchor. */
  | { readonly kind: 'range'; readonly key: Key; readonly offered: readonly Key[] }
  | { readonly kind: 'only'; readonly keys: readonly Key[] }
  /** Deselects rows that are no longer offered. */
  | { readonly kind: 'prune'; readonly offered: ReadonlySet<Key> }
  | { readonly kind: 'start' }
  | { readonly kind: 'clear' };

export const NO_PICKS: Picks = { keys: new Set(), anchor: null, isPicking: false };

function turn(keys: ReadonlySet<Key>, turned: readonly Key[], isIn: boolean): ReadonlySet<Key> {
  const next = new Set(keys);
  for (const key of turned) isIn ? next.add(key) : next.delete(key);
  return next;
}

/**
 * The keys from one key to another, both included, in either direction; undefined if one of them is
 * missing.
 */
function between(offered: readonly Key[], one: Key, other: Key): readonly Key[] | undefined {
  const [from, to] = [offered.indexOf(one), offered.indexOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return from < 0 ? undefined : offered.slice(from, to + 1);
}

/** The next state; the same object if a `prune` removes nothing. */
export function reducePicks(picks: Picks, pick: Pick): Picks {
  const { keys, anchor } = picks;
  switch (pick.kind) {
    case 'toggle':
      return { ...picks, keys: turn(keys, [pick.key], !keys.has(pick.key)), anchor: pick.key };
    case 'range': {
      const range = anchor === null ? undefined : between(pick.offered, anchor, pick.key);
      if (!range) return reducePicks(picks, { kind: 'toggle', key: pick.key });
      return { ...picks, keys: turn(keys, range, keys.has(anchor as Key)) };
    }
    case 'only':
      return { ...picks, keys: new Set(pick.keys), anchor: null };
    case 'prune': {
      const gone = [...keys].filter((key) => !pick.offered.has(key));
      return gone.length === 0 ? picks : { ...picks, keys: turn(keys, gone, false) };
    }
    case 'start':
      return { ...picks, isPicking: true };
    case 'clear':
      return NO_PICKS;
  }
}
