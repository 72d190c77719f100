interface Leader {
  /** Whether this tab holds the stream. Work due once per browser runs in the leading tab. */
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
