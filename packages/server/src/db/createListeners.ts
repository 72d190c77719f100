export interface Listeners {
  /** @returns a function that removes the listener */
  add(listener: () => void): () => void;
  tell(): void;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => {
      for (const listener of all) listener();
    },
  };
}
