interface Lider {
  /** Whether this tab is the one among those of its browser that hears the portal itself: what is to be done once a browser is done by that one. */
  is(): boolean;
  /** @param isLeading null once nothing is heard any more */
  set(isLeading: (() => boolean) | null): void;
}

/** Knows whether this tab leads those of its browser. */
export function createLider(): Lider {
  let ask: (() => boolean) | null = null;
  return {
    is: () => ask?.() ?? false,
    set: (isLeading) => {
      ask = isLeading;
    },
  };
}
