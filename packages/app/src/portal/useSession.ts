import { useSyncExternalStore } from 'react';
import { usePortal } from './PortalContext';
import type { Session, SessionUser } from './sessionReducer';

/** For whom the server renders a page beforehand: nobody in particular. */
const NOBODY: Session = { phase: 'visitor', reason: 'none' };

/** Where the person stands with the portal right now. */
export function useSession(): Session {
  const { session } = usePortal();
  const read = (): Session => session.getState().session;
  // The browser, which takes the server's page over, knows the same by another object: it must not take the one for news of the other.
  const readNobody = () => (read().phase === 'visitor' ? read() : NOBODY);
  return useSyncExternalStore(session.subscribe, read, readNobody);
}

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
