import { useSyncExternalStore } from 'react';
import { session } from './portal';
import type { Session, SessionUser } from './sessionReducer';

const readSession = (): Session => session.getState().session;

/** For whom the server renders a page beforehand: nobody in particular. */
const NOBODY: Session = { phase: 'visitor', reason: 'none' };
/** The browser, which takes it over, knows the same by another object: it must not take the one for news of the other. */
const readNobody = (): Session => (readSession().phase === 'visitor' ? readSession() : NOBODY);

/** Where the person stands with the portal right now. */
export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, readSession, readNobody);

/** Who is signed in; null for a visitor, and while nobody knows. */
export function useUser(): SessionUser | null {
  const current = useSession();
  return current.phase === 'signedIn' ? current.user : null;
}

/** Who is signed in, for what stands behind the guard, where there is always somebody. */
export function useSignedInUser(): SessionUser {
  const user = useUser();
  if (user === null) throw new Error('Only screens behind the guard may ask for the person.');
  return user;
}
