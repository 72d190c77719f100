import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { readMarca } from '@garita/domain/sesion/marca';
import { createStore, type Store } from './createStore';
import type { MarkStore } from './markCookie';
import type { SessionCalls } from './sessionCalls';
import type { SessionChannel } from './sessionChannel';
import {
  type EndReason,
  initialState,
  type SessionEvent,
  type SessionState,
  type SessionUser,
  sessionReducer,
} from './sessionReducer';

export interface TabSessionDeps {
  calls: Pick<SessionCalls, 'validate' | 'loadUser'>;
  marks: MarkStore;
  channel: Pick<SessionChannel, 'announce'>;
  notify: { success(texto: string): void; error(texto: string): void };
}

export interface TabSession extends Store<SessionState> {
  /** The mark of this tab's session; null without a session. */
  getMark(): string | null;
  currentUser(): SessionUser | null;
  /** Reads the mark in the cookie and remembers it. */
  look(): string | null;
  /** Whether the cookie changed since the last `look`. */
  hasNews(): boolean;
  /** @param isNew whether the mark comes from a sign-in, so that it needs no validation */
  open(candidate: string, isNew: boolean): Promise<void>;
  /** Loads the user of the current session. A refusal ends the session; any other error rejects. */
  load(): Promise<void>;
  /** Ends the session in this tab only; the cookie stays. */
  close(reason: EndReason): void;
  /** Ends the session in all tabs, but keeps the cookie of a newer session. */
  end(reason: Exclude<EndReason, 'none'>): void;
}

/**
 * Whether an error means that the server refuses the key. Other errors say nothing about the key.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [401, 403, 404].includes(error.httpStatus);
/** The end reason for a refused key. @param texto the server's message */
export const endOf = (texto?: string): 'refused' | 'dismissed' =>
  texto === ACCESO.despedido ? 'dismissed' : 'refused';
/** The notice for each reason that ends a session without the user's choice. */
const TOLD: ReadonlyMap<EndReason, string> = new Map([
  ['refused', ACCESO.sinSesion],
  ['dismissed', ACCESO.despedido],
]);
const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : SERVICIO.noDisponible;

/**
 * The session of this tab. A late answer for an earlier session is ignored, since its request had
 * another mark.
 */
export function createTabSession({ calls, marks, channel, notify }: TabSessionDeps): TabSession {
  const { getState, subscribe, set } = createStore<SessionState>(initialState);
  const dispatch = (event: SessionEvent): void => set(sessionReducer(getState(), event));
  let mark: string | null = null;
  /** The cookie's mark at the last `look`. */
  let seen: string | null = null;

  const currentUser = (): SessionUser | null => {
    const { session } = getState();
    return session.phase === 'signedIn' ? session.user : null;
  };

  const close: TabSession['close'] = (reason) => {
    const told = TOLD.get(reason);
    if (told && currentUser() !== null) notify.error(told);
    mark = null;
    dispatch({ type: 'ended', reason });
  };

  const end: TabSession['end'] = (reason) => {
    const stored = marks.read();
    if (stored === mark && stored !== null) marks.leave();
    if (stored === mark || stored === null) seen = null;
    close(reason);
    channel.announce(reason);
  };

  const load = async (): Promise<void> => {
    const mine = mark;
    const id = mine === null ? null : readMarca(mine);
    if (id === null) return;
    try {
      const user = await calls.loadUser(id);
      if (mark === mine) dispatch({ type: 'userLoaded', user });
    } catch (error) {
      if (mark !== mine) return;
      if (!isRefusal(error)) throw error;
      end(endOf(error.message));
    }
  };

  /**
   * Adopts the mark that the server set when it replaced an old script-readable key by an HttpOnly
   * key.
   */
  const adopt = (): void => {
    const stored = marks.read();
    if (!stored?.startsWith(`${mark}-`)) return;
    mark = stored;
    seen = stored;
  };

  const open: TabSession['open'] = async (candidate, isNew) => {
    mark = candidate;
    if (!isNew) dispatch({ type: 'checking' });
    try {
      const opens = isNew || (await calls.validate());
      if (mark !== candidate) return;
      if (!opens) return end('refused');
      adopt();
      await load();
    } catch (error) {
      if (mark?.startsWith(candidate)) dispatch({ type: 'unreachable', message: messageOf(error) });
    }
  };

  return {
    getState,
    subscribe,
    getMark: () => mark,
    currentUser,
    hasNews: () => marks.read() !== seen,
    look() {
      seen = marks.read();
      return seen;
    },
    open,
    load,
    close,
    end,
  };
}
