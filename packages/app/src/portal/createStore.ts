/** A state outside of React. `useSyncExternalStore` can read it. */
export interface Store<State> {
  getState(): State;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/**
 * `set` notifies the listeners, except if the new state is the same object as the present state.
 */
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
