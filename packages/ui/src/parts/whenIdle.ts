const soon = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50));
const never = globalThis.cancelIdleCallback ?? clearTimeout;

/**
 * Runs a callback when the browser is idle, or soon where `requestIdleCallback` is missing.
 * @returns a function that cancels the callback
 */
export function whenIdle(act: () => void): () => void {
  const turn = soon(act);
  return () => never(turn);
}
