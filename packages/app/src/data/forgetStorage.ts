import type { EndReason } from '../portal/sessionReducer';

/** The keys of what the browser's storage keeps of one person end with their id. */
const OF_PERSON = /^garita[-.][a-z]+[-.]\d+$/;

/** The roll call that somebody writes in this tab (`useBorrador`). */
export const LISTA = 'garita-lista';

/**
 * Removes what the browser's storage keeps of people once nobody is inside: what was left by somebody whose session ended while no page was open goes as well.
 * A list that was being written stays for the same person where its session ended by itself, and goes with who leaves.
 */
export function forgetStorage(reason: EndReason): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OF_PERSON.test(key)) localStorage.removeItem(key);
    if (reason === 'left' || reason === 'dismissed') sessionStorage.removeItem(LISTA);
  } catch {
    // A browser that forbids storing keeps nothing.
  }
}
