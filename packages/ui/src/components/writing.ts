/** The number of open dialogs and of forms with unsaved changes. */
let held = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  held += by;
  for (const listener of listeners) listener();
}

/** Whether the user is editing. Meanwhile no dialog opens by itself. */
export const writing = {
  /** Reports an edit. @returns a function that ends it */
  start(): () => void {
    change(1);
    return () => change(-1);
  },
  isGoing: (): boolean => held > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
