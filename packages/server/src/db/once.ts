/** Runs `run` at the first call. Each later call gets the promise of the first call. */
export function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run();
    return running;
  };
}
