import { useSyncExternalStore } from 'react';
import { session } from '../portal';
import type { Session, SessionUser } from './sessionReducer';

const readSession = (): Session => session.getState().session;

/** Where the person stands with the portal right now. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, readSession);

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
