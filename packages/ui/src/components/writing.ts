/** How many forms and drafts hold something that is not sent yet. */
let held = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  held += by;
  for (const listener of listeners) listener();
}

/** Whether somebody is writing: as long as they are, nothing may put their screen up anew. */
export const writing = {
  /** @returns ends it */
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
