import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import { parseToken } from '@garita/domain/sesion/token';
import type { KeyStore } from './keyCookie';
import type { SessionCalls } from './sessionCalls';
import type { KeyChange, SessionChannel } from './sessionChannel';
import { type EndReason, initialState, type SessionEvent, type SessionState, type SessionUser, sessionReducer } from './sessionReducer';

/** How often coming back to the page asks whether the person is still on the staff, at most. */
export const CHECK_EVERY_MS = 60_000;

export interface SessionDeps {
  calls: SessionCalls;
  keys: KeyStore;
  channel: Pick<SessionChannel, 'announce'>;
  /** Shows a text to the person. */
  notify: { success(texto: string): void; error(texto: string): void };
  /** Milliseconds. */
  now(): number;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<unknown>;
}

/** When a cookie that another tab has just changed is looked at again: tabs are processes of their own, and one may see it late. */
const LATE_MS = [50, 300, 1500] as const;

export interface SessionStore {
  getState(): SessionState;
  /** The key that calls carry; null when nobody is inside. */
  getKey(): string | null;
  subscribe(listener: () => void): () => void;
  /** Tries the stored key: at the start, and again after the portal did not answer. */
  start(): Promise<void>;
  /** Signs in and loads the person. Rejects with the server's refusal. */
  login(values: LoginValues): Promise<void>;
  logout(): void;
  /** Loads the person's data again: something has changed them. Never rejects. */
  reload(): Promise<void>;
  /** Back at the page: the key may have changed in another tab, and the person may have been dismissed. Never rejects. */
  check(): Promise<void>;
  /** Another tab changed the stored key. */
  follow(change: KeyChange): Promise<void>;
  /** The server refused a key (401). Never rejects. */
  onKeyRefused(): Promise<void>;
}

/** The server says that this key opens nothing for this person; anything else says nothing about the key. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.httpStatus);
const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : SERVICIO.noDisponible);
const samePermisos = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((code) => b.includes(code));

/**
 * The session of this tab: which key it uses, who that is, and how both end. Every answer is compared with the key it was asked for:
 * what comes late for a key that is no longer ours changes nothing.
 */
export function createSession({ calls, keys, channel, notify, now, wait }: SessionDeps): SessionStore {
  const listeners = new Set<() => void>();
  let state = initialState;
  let key: string | null = null;
  /** What the cookie held when we last looked. Where cookies are forbidden it stays null, and nothing is concluded from it. */
  let seen: string | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const dispatch = (event: SessionEvent): void => {
    const next = sessionReducer(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const currentUser = (): SessionUser | null => (state.session.phase === 'signedIn' ? state.session.user : null);

  /** The end as this tab sees it; the cookie is left alone. */
  const close = (reason: EndReason): void => {
    if (reason === 'refused' && currentUser() !== null) notify.error(ACCESO.sinSesion);
    key = null;
    dispatch({ type: 'ended', reason });
  };

  /** The end for all tabs. A cookie that another tab has replaced meanwhile is not ours to remove. */
  const end = (reason: Exclude<EndReason, 'none'>): void => {
    if (keys.read() === key) {
      keys.remove();
      seen = null;
    }
    close(reason);
    channel.announce(reason);
  };

  /** Loads the person of the present key. Rejects with whatever is not a refusal. */
  const load = async (): Promise<void> => {
    const mine = key;
    const id = mine === null ? undefined : parseToken(mine)?.userId;
    if (id === undefined) return;
    try {
      const user = await calls.loadUser(id);
      if (key !== mine) return;
      if (user.despedido !== 0) end('refused');
      else dispatch({ type: 'userLoaded', user });
    } catch (error) {
      if (key !== mine) return;
      if (!isRefusal(error)) throw error;
      end('refused');
    }
  };

  /** From a key of unknown worth to its person. */
  const open = async (candidate: string, isNew: boolean): Promise<void> => {
    key = candidate;
    try {
      const opens = isNew || (await calls.validate());
      if (key !== candidate) return;
      if (opens) await load();
      else end('refused');
    } catch (error) {
      if (key === candidate) dispatch({ type: 'unreachable', message: messageOf(error) });
    }
  };

  const start = async (): Promise<void> => {
    seen = keys.read();
    if (seen === null) return close('none');
    dispatch({ type: 'checking' });
    await open(seen, false);
  };

  /** Takes over what the cookie says now; nothing when it says what it said. */
  const catchUp = async (change: KeyChange): Promise<void> => {
    const stored = keys.read();
    if (stored === seen) return;
    seen = stored;
    if (stored === null) return close(change === 'entered' ? 'left' : change);
    dispatch({ type: 'checking' });
    await open(stored, false);
  };

  const follow = async (change: KeyChange): Promise<void> => {
    for (const ms of LATE_MS) {
      if (keys.read() !== seen) break;
      await wait(ms);
    }
    await catchUp(change);
  };

  const reload = async (): Promise<void> => {
    if (currentUser() === null) return;
    // No answer: what is on screen stays, and the next check asks again.
    await load().catch(() => undefined);
  };

  const askWhetherStaff = async (user: SessionUser): Promise<void> => {
    const mine = key;
    try {
      const answer = await calls.checkUser();
      if (key !== mine) return;
      if ('status' in answer || answer.despedido !== 0) end('refused');
      else if (!samePermisos(answer.permisos, user.permisos)) await reload();
    } catch (error) {
      // A 401 has already been reported to onKeyRefused by the client.
      if (key === mine && isRefusal(error) && !(error instanceof ApiError && error.httpStatus === 401)) end('refused');
    }
  };

  return {
    getState: () => state,
    getKey: () => key,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    follow,
    reload,
    async login(values) {
      const { token, msg } = await calls.login(values);
      keys.write(token);
      seen = keys.read();
      channel.announce('entered');
      await open(token, true);
      if (key !== token) throw new ApiError(ACCESO.sinSesion, { httpStatus: 401 });
      if (currentUser() !== null) notify.success(msg);
    },
    logout() {
      const old = key;
      if (old === null) return;
      end('left');
      notify.success(SESION.saliste);
      // Best effort: without an answer the key is gone from here all the same.
      calls.logout(old).catch(() => undefined);
    },
    async check() {
      await catchUp('left');
      if (state.session.phase === 'unreachable') return start();
      const user = currentUser();
      if (user === null || now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = now();
      await askWhetherStaff(user);
    },
    async onKeyRefused() {
      const mine = key;
      if (currentUser() === null) return;
      // The refusal may belong to an earlier key, or to a proxy: the server itself is asked about ours before everything is dropped.
      const opens = await calls.validate().catch(() => true);
      if (!opens && key === mine) end('refused');
    },
  };
}
