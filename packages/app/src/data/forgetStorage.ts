import type { EndReason } from '../portal/sessionReducer';

/** Matches the storage keys of one user's data, which end with the user's id. */
const OF_PERSON = /^garita[-.][a-z]+[-.]\d+$/;

/** The storage key of the draft of a roll call in this tab (`useBorrador`). */
export const LISTA = 'garita-lista';
const ALTA = 'garita-alta-';
/** The storage key of a user's draft of a list of people in this tab (`useLista`). */
export const draftOf = (usuario: number): string => `${ALTA}${usuario}`;

/**
 * Removes a user's data from the browser's storage. It runs whenever a page has no session, so it
 * also removes the data of a session that ended while no page was open. The drafts survive an
 * expired session.
 */
export function forgetStorage(reason: EndReason): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OF_PERSON.test(key)) localStorage.removeItem(key);
    if (reason === 'left' || reason === 'dismissed')
      for (const key of Object.keys(sessionStorage))
        if (key === LISTA || key.startsWith(ALTA)) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}
