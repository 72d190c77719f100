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

export interface OpeningDeps {
  calls: Pick<SessionCalls, 'validate' | 'loadUser'>;
  marks: MarkStore;
  channel: Pick<SessionChannel, 'announce'>;
  /** Shows a text to the person. */
  notify: { success(texto: string): void; error(texto: string): void };
}

/** Which session this tab has, and whose; how it comes to be, and how it ends. */
export interface Opening extends Store<SessionState> {
  /** The session that is ours; null while there is none. */
  getMark(): string | null;
  currentUser(): SessionUser | null;
  /** What the cookie says now. */
  look(): string | null;
  /** Whether it says something else than when we last looked. */
  hasNews(): boolean;
  /** From a session of unknown worth to its person. @param isNew it has just been opened, and need not be asked about */
  open(candidate: string, isNew: boolean): Promise<void>;
  /** Loads the person of the present session. Rejects with whatever is not a refusal. */
  load(): Promise<void>;
  /** The end as this tab sees it; the cookie is left alone. */
  close(reason: EndReason): void;
  /** The end for all tabs. A session that another tab has opened meanwhile is not ours to leave. */
  end(reason: Exclude<EndReason, 'none'>): void;
}

/** The server says that this key opens nothing for this person; anything else says nothing about the key. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [401, 403, 404].includes(error.httpStatus);
/** What a refusal of the key ends the session with. @param texto what the server said */
export const endOf = (texto?: string): 'refused' | 'dismissed' =>
  texto === ACCESO.despedido ? 'dismissed' : 'refused';
/** The ends that nobody chose. */
const TOLD: ReadonlyMap<EndReason, string> = new Map([
  ['refused', ACCESO.sinSesion],
  ['dismissed', ACCESO.despedido],
]);
const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : SERVICIO.noDisponible;

/** Every answer is compared with the mark that it was asked for: what comes late for a session that is no longer ours changes nothing. */
export function createOpening({ calls, marks, channel, notify }: OpeningDeps): Opening {
  const { getState, subscribe, set } = createStore<SessionState>(initialState);
  const dispatch = (event: SessionEvent): void => set(sessionReducer(getState(), event));
  let mark: string | null = null;
  /** What the cookie held when we last looked. */
  let seen: string | null = null;

  const currentUser = (): SessionUser | null => {
    const { session } = getState();
    return session.phase === 'signedIn' ? session.user : null;
  };

  const close: Opening['close'] = (reason) => {
    const told = TOLD.get(reason);
    if (told && currentUser() !== null) notify.error(told);
    mark = null;
    dispatch({ type: 'ended', reason });
  };

  const end: Opening['end'] = (reason) => {
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

  /** A key that a script had written has become one that none reads, and now has a mark of its own. */
  const adopt = (): void => {
    const stored = marks.read();
    if (!stored?.startsWith(`${mark}-`)) return;
    mark = stored;
    seen = stored;
  };

  const open: Opening['open'] = async (candidate, isNew) => {
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
