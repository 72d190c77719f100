import type { EndReason } from '../portal/sessionReducer';

/** Storage keys of one user's data end with the user's id. */
const OF_PERSON = /^garita[-.][a-z]+[-.]\d+$/;

/** The draft of a roll call in this tab (`useBorrador`). */
export const LISTA = 'garita-lista';

/**
 * Runs whenever there is no session, so it also removes data of a session that ended while no page
 * was open. The draft of a roll call survives an expired session.
 */
export function forgetStorage(reason: EndReason): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OF_PERSON.test(key)) localStorage.removeItem(key);
    if (reason === 'left' || reason === 'dismissed') sessionStorage.removeItem(LISTA);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
