/** Calls `ring` after `ms` milliseconds. @returns a function that cancels the call */
export function setAlarm(ms: number, ring: () => void): () => void {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
}
