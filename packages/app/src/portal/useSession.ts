import { useSyncExternalStore } from 'react';
import { usePortal } from './PortalContext';
import type { Session, SessionUser } from './sessionReducer';

/** The session in a prerendered page, which is for visitors. */
const NOBODY: Session = { phase: 'visitor', reason: 'none' };

export function useSession(): Session {
  const { session } = usePortal();
  const read = (): Session => session.getState().session;
  // During hydration a visitor gets the store's object, so that React sees no change afterwards.
  const readNobody = () => (read().phase === 'visitor' ? read() : NOBODY);
  return useSyncExternalStore(session.subscribe, read, readNobody);
}

/** The signed-in user; null for a visitor and while the session is unknown. */
export function useUser(): SessionUser | null {
  const current = useSession();
  return current.phase === 'signedIn' ? current.user : null;
}

/** @throws Error without a signed-in user */
export function useSignedInUser(): SessionUser {
  const user = useUser();
  if (user === null) throw new Error('This screen requires a signed-in user.');
  return user;
}
