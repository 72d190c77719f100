import type { components } from '@garita/api-client/schema';

export type SessionUser = components['schemas']['SessionUser'];

/**
 * Why there is no user. `none`: no user was signed in. `left`: the user signed out. `refused`: the
 * server no longer accepts the key. `dismissed`: the user was dismissed.
 */
export type EndReason = 'none' | 'left' | 'refused' | 'dismissed';

/**
 * `checking`: a stored key is being validated. `unreachable`: the portal did not answer; the key is
 * kept.
 */
export type Session =
  | { readonly phase: 'checking' }
  | { readonly phase: 'unreachable'; readonly message: string }
  | { readonly phase: 'visitor'; readonly reason: EndReason }
  | { readonly phase: 'signedIn'; readonly user: SessionUser };

export interface SessionState {
  readonly session: Session;
  /** Whether the first check for a session has finished. */
  readonly isResolved: boolean;
  /** The number of finished load steps. The first check for a session is one of them (AUT-21). */
  readonly pasos: number;
}

export type SessionEvent =
  | { readonly type: 'checking' }
  | { readonly type: 'unreachable'; readonly message: string }
  | { readonly type: 'ended'; readonly reason: EndReason }
  | { readonly type: 'userLoaded'; readonly user: SessionUser };

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

/** A visitor has no session that could end, so the reason of the first end stays. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'ended' && state.session.phase === 'visitor') return state;
  const resolves = !state.isResolved && (event.type === 'ended' || event.type === 'userLoaded');
  return {
    session: toSession(event),
    isResolved: state.isResolved || resolves,
    pasos: state.pasos + (resolves ? 1 : 0),
  };
}
