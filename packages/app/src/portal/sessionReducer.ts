import type { components } from '@garita/api-client/schema';

export type SessionUser = components['schemas']['SessionUser'];

/** Why there is nobody inside. `none`: nobody was. `left`: went on purpose. `refused`: the key stopped opening. `dismissed`: so it did with them. */
export type EndReason = 'none' | 'left' | 'refused' | 'dismissed';

/**
 * Where the person stands with the portal. `checking`: a stored key is being tried. `unreachable`: the portal did not answer, so nobody
 * knows; the key is kept.
 */
export type Session =
  | { readonly phase: 'checking' }
  | { readonly phase: 'unreachable'; readonly message: string }
  | { readonly phase: 'visitor'; readonly reason: EndReason }
  | { readonly phase: 'signedIn'; readonly user: SessionUser };

export interface SessionState {
  readonly session: Session;
  /** Whether it has been known once who is there. */
  readonly isResolved: boolean;
  /** Load steps done so far; the splash goes at the second. Knowing who is there is one (AUT-21). */
  readonly pasos: number;
}

export type SessionEvent =
  | { readonly type: 'checking' }
  | { readonly type: 'unreachable'; readonly message: string }
  | { readonly type: 'ended'; readonly reason: EndReason }
  | { readonly type: 'userLoaded'; readonly user: SessionUser };

/** Before anything is known of the stored key. */
export const initialState: SessionState = {
  session: { phase: 'checking' },
  isResolved: false,
  pasos: 0,
};

function toSession(event: SessionEvent): Session {
  switch (event.type) {
    case 'checking':
      return { phase: 'checking' };
    case 'unreachable':
      return { phase: 'unreachable', message: event.message };
    case 'ended':
      return { phase: 'visitor', reason: event.reason };
    case 'userLoaded':
      return { phase: 'signedIn', user: event.user };
  }
}

/** What becomes of the session. An end that ends nothing changes nothing, so that the first reason stays. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'ended' && state.session.phase === 'visitor') return state;
  const resolves = !state.isResolved && (event.type === 'ended' || event.type === 'userLoaded');
  return {
    session: toSession(event),
    isResolved: state.isResolved || resolves,
    pasos: state.pasos + (resolves ? 1 : 0),
  };
}
