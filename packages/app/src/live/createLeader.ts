interface Leader {
  /**
   * Whether this tab leads, which means that it holds the change stream. The leading tab also does
   * the work that a browser must do only once.
   */
  is(): boolean;
  /** @param isLeading tells whether the tab leads; null after the stream has ended */
  set(isLeading: (() => boolean) | null): void;
}

export function createLeader(): Leader {
  let ask: (() => boolean) | null = null;
  return {
    is: () => ask?.() ?? false,
    set: (isLeading) => {
      ask = isLeading;
    },
  };
}
