import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import { readMarca } from '@garita/domain/sesion/marca';
import { SESION } from '@garita/domain/sesion/textos';
import type { MarkStore } from './markCookie';
import type { Entrada, FactorValues, Reto, SessionCalls } from './sessionCalls';
import type { KeyChange, SessionChannel } from './sessionChannel';
import { type EndReason, initialState, type SessionEvent, type SessionState, type SessionUser, sessionReducer } from './sessionReducer';

/** How often coming back to the page asks whether the person is still on the staff, at most. */
export const CHECK_EVERY_MS = 60_000;

export interface SessionDeps {
  calls: SessionCalls;
  marks: MarkStore;
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
  /** The mark that calls carry (`createClient`); null when nobody is inside, or it is not known yet. */
  getMark(): string | null;
  subscribe(listener: () => void): () => void;
  /** Finds out whether the browser's key opens: at the start, and again after the portal did not answer. */
  start(): Promise<void>;
  /** Signs in and loads the person; or gives what asks for their second factor. Rejects with the server's refusal. */
  login(values: LoginValues): Promise<Reto | null>;
  /** Signs in with it. Rejects with the server's refusal. */
  loginFactor(values: FactorValues): Promise<void>;
  logout(): void;
  /** Loads the person's data again: something has changed them. Never rejects. */
  reload(): Promise<void>;
  /** Back at the page: the session may have changed in another tab, and the person may have been dismissed. Never rejects. */
  check(): Promise<void>;
  /** Another tab changed the session. */
  follow(change: KeyChange): Promise<void>;
  /** The server refused a key (401). Never rejects. */
  onKeyRefused(): Promise<void>;
}

/** The server says that this key opens nothing for this person; anything else says nothing about the key. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.httpStatus);
/** A mark of the server's own; null for what was made of a key from before there were any. */
const wholeOf = (mark: string | null): string | null => (mark?.includes('-') ? mark : null);
const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : SERVICIO.noDisponible);
const samePermisos = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((code) => b.includes(code));

/**
 * The session of this tab: which it is, whose, and how it ends. The key itself is the browser's, and no script reads it; its mark tells sessions apart.
 * Every answer is compared with the mark that it was asked for: what comes late for a session that is no longer ours changes nothing.
 */
export function createSession({ calls, marks, channel, notify, now, wait }: SessionDeps): SessionStore {
  const listeners = new Set<() => void>();
  let state = initialState;
  let mark: string | null = null;
  /** What the cookie held when we last looked. */
  let seen: string | null = null;
  /** A sign-out under way: its answer takes the cookies away, so nobody signs in before it. */
  let leaving: Promise<unknown> = Promise.resolve();
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
    mark = null;
    dispatch({ type: 'ended', reason });
  };

  /** The end for all tabs. A session that another tab has opened meanwhile is not ours to leave. */
  const end = (reason: Exclude<EndReason, 'none'>): void => {
    const stored = marks.read();
    if (stored === mark && stored !== null) marks.leave();
    if (stored === mark || stored === null) seen = null;
    close(reason);
    channel.announce(reason);
  };

  /** Loads the person of the present session. Rejects with whatever is not a refusal. */
  const load = async (): Promise<void> => {
    const mine = mark;
    const id = mine === null ? null : readMarca(mine);
    if (id === null) return;
    try {
      const user = await calls.loadUser(id);
      if (mark !== mine) return;
      if (user.despedido !== 0) end('refused');
      else dispatch({ type: 'userLoaded', user });
    } catch (error) {
      if (mark !== mine) return;
      if (!isRefusal(error)) throw error;
      end('refused');
    }
  };

  /** A key that a script had written has become one that none reads, and now has a mark of its own. */
  const adopt = (): void => {
    const stored = marks.read();
    if (!stored?.startsWith(`${mark}-`)) return;
    mark = stored;
    seen = stored;
  };

  /** From a session of unknown worth to its person. */
  const open = async (candidate: string, isNew: boolean): Promise<void> => {
    mark = candidate;
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

  const start = async (): Promise<void> => {
    if (marks.isLeaving()) leaving = calls.logout(null).catch(() => undefined);
    seen = marks.read();
    if (seen === null) return close('none');
    dispatch({ type: 'checking' });
    await open(seen, false);
  };

  /** Takes over what the cookie says now; nothing when it says what it said. */
  const catchUp = async (change: KeyChange): Promise<void> => {
    const stored = marks.read();
    if (stored === seen) return;
    seen = stored;
    if (stored === null) return close(change === 'entered' ? 'left' : change);
    dispatch({ type: 'checking' });
    await open(stored, false);
  };

  const untilChanged = async (from: string | null): Promise<void> => {
    for (const ms of LATE_MS) {
      if (marks.read() !== from) return;
      await wait(ms);
    }
  };

  const follow = async (change: KeyChange): Promise<void> => {
    if (marks.read() === seen) await untilChanged(seen);
    await catchUp(change);
  };

  const reload = async (): Promise<void> => {
    if (currentUser() === null) return;
    // No answer: what is on screen stays, and the next check asks again.
    await load().catch(() => undefined);
  };

  const askWhetherStaff = async (user: SessionUser): Promise<void> => {
    const mine = mark;
    try {
      const answer = await calls.checkUser();
      if (mark !== mine) return;
      if ('status' in answer || answer.despedido !== 0) end('refused');
      else if (!samePermisos(answer.permisos, user.permisos)) await reload();
    } catch (error) {
      // A 401 has already been reported to onKeyRefused by the client.
      if (mark === mine && isRefusal(error) && !(error instanceof ApiError && error.httpStatus === 401)) end('refused');
    }
  };

  /** Signs in, by what the server sets cookies for, and loads the person; gives what asks for their second factor when nothing has been opened. */
  const enter = async (ask: () => Promise<Entrada | Reto>): Promise<Reto | null> => {
    await leaving;
    const before = marks.read();
    const answer = await ask();
    if ('reto' in answer) return answer;
    await untilChanged(before);
    const stored = marks.read();
    if (stored === null) throw new ApiError(SESION.sinCookies, { httpStatus: 0 });
    seen = stored;
    channel.announce('entered');
    await open(stored, true);
    if (mark !== stored) throw new ApiError(ACCESO.sinSesion, { httpStatus: 401 });
    if (currentUser() !== null) notify.success(answer.msg);
    return null;
  };

  return {
    getState: () => state,
    getMark: () => wholeOf(mark),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    follow,
    reload,
    login: (values) => enter(() => calls.login(values)),
    loginFactor: async (values) => void (await enter(() => calls.loginFactor(values))),
    logout() {
      const old = mark;
      if (old === null) return;
      end('left');
      notify.success(SESION.saliste);
      // Best effort: without an answer this browser's pages are out all the same, and the next start tells the server.
      leaving = calls.logout(wholeOf(old)).catch(() => undefined);
    },
    async check() {
      // Gone without a word of another tab, the server has taken it.
      await catchUp(marks.isLeaving() ? 'left' : 'refused');
      if (state.session.phase === 'unreachable') return start();
      const user = currentUser();
      if (user === null || now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = now();
      await askWhetherStaff(user);
    },
    async onKeyRefused() {
      const mine = mark;
      if (currentUser() === null) return;
      // The key has become that of another tab's sign-in.
      const stored = marks.read();
      if (stored !== null && stored !== seen) return catchUp('entered');
      // The refusal may belong to an earlier key, or to a proxy: the server itself is asked about ours before everything is dropped.
      const opens = await calls.validate().catch(() => true);
      if (!opens && mark === mine) end('refused');
    },
  };
}
