/** A state that lives outside React, as `useSyncExternalStore` reads it. */
export interface Store<State> {
  getState(): State;
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
}

/** `set` tells all who listen, unless nothing has changed. */
export function createStore<State>(initial: State): Store<State> & { set(next: State): void } {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
