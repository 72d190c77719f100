const soon = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50));
const never = globalThis.cancelIdleCallback ?? clearTimeout;

/**
 * Does something once the browser has nothing better to do; shortly, where it cannot tell.
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  const turn = soon(act);
  return () => never(turn);
}
