interface Leader {
  /**
   * Whether this tab leads, i.e. holds the stream. Work that is due once per browser runs there.
   */
  is(): boolean;
  /** @param isLeading null after the stream has ended */
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
