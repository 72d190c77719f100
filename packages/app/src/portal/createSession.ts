import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import { createOpening, endOf, isRefusal, type Opening, type OpeningDeps } from './createOpening';
import type { Store } from './createStore';
import type { Entrada, FactorValues, Reto, SessionCalls } from './sessionCalls';
import type { KeyChange } from './sessionChannel';
import type { SessionState } from './sessionReducer';

/** How often coming back to the page asks whether the person is still on the staff, at most. */
export const CHECK_EVERY_MS = 60_000;

export interface SessionDeps extends OpeningDeps {
  calls: SessionCalls;
  /** Milliseconds. */
  now(): number;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<unknown>;
}

/** When a cookie that another tab has just changed is looked at again: tabs are processes of their own, and one may see it late. */
const LATE_MS = [50, 300, 1500] as const;

export interface SessionStore extends Store<SessionState> {
  /** The mark that calls carry (`createClient`); null when nobody is inside, or it is not known yet. */
  getMark(): string | null;
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
  /** The server refused a key (401). Never rejects. @param texto what it said */
  onKeyRefused(texto?: string): Promise<void>;
}

/** A mark of the server's own; null for what was made of a key from before there were any. */
const wholeOf = (mark: string | null): string | null => (mark?.includes('-') ? mark : null);
const samePermisos = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((code) => b.includes(code));

/** Keeps up with the cookie, which other tabs change too. */
function createFollower(
  { marks, wait }: Pick<SessionDeps, 'marks' | 'wait'>,
  { hasNews, look, open, close }: Opening,
) {
  const untilChanged = async (from: string | null): Promise<void> => {
    for (const ms of LATE_MS) {
      if (marks.read() !== from) return;
      await wait(ms);
    }
  };
  /** Takes over what the cookie says now; nothing when it says what it said. */
  const catchUp = async (change: KeyChange): Promise<void> => {
    if (!hasNews()) return;
    const stored = look();
    if (stored === null) return close(change === 'entered' ? 'left' : change);
    await open(stored, false);
  };
  const follow = async (change: KeyChange): Promise<void> => {
    if (!hasNews()) await untilChanged(marks.read());
    await catchUp(change);
  };
  return { untilChanged, catchUp, follow };
}

/** Asks whether the person is still on the staff, and with which rights. */
function createStaffCheck(
  { calls, now }: Pick<SessionDeps, 'calls' | 'now'>,
  { getMark, currentUser, load, end }: Opening,
) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  const reload = async (): Promise<void> => {
    if (currentUser() === null) return;
    // No answer: what is on screen stays, and the next check asks again.
    await load().catch(() => undefined);
  };

  const checkStaff = async (): Promise<void> => {
    const user = currentUser();
    if (user === null || now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = now();
    const mine = getMark();
    try {
      const { permisos } = await calls.checkUser();
      if (getMark() === mine && !samePermisos(permisos, user.permisos)) await reload();
    } catch (error) {
      // An answer with a status is a refusal (AUT-25). A 401, which is also what a dismissed person gets, has gone to onKeyRefused already.
      if (getMark() === mine && isRefusal(error) && error.httpStatus !== 401) end('refused');
    }
  };
  return { reload, checkStaff };
}

/** The session of this tab: which it is, whose, and how it ends. The key itself is the browser's, and no script reads it; its mark tells sessions apart. */
export function createSession(deps: SessionDeps): SessionStore {
  const { calls, marks, channel, notify } = deps;
  const opening = createOpening(deps);
  const { getState, subscribe, getMark, currentUser, hasNews, look, open, close, end } = opening;
  const { untilChanged, catchUp, follow } = createFollower(deps, opening);
  const { reload, checkStaff } = createStaffCheck(deps, opening);
  /** A sign-out under way: its answer takes the cookies away, so nobody signs in before it. */
  let leaving: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<void> => {
    if (marks.isLeaving()) leaving = calls.logout(null).catch(() => undefined);
    const stored = look();
    if (stored === null) return close('none');
    await open(stored, false);
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
    look();
    channel.announce('entered');
    await open(stored, true);
    if (getMark() !== stored) throw new ApiError(ACCESO.sinSesion, { httpStatus: 401 });
    if (currentUser() !== null) notify.success(answer.msg);
    return null;
  };

  return {
    getState,
    subscribe,
    getMark: () => wholeOf(getMark()),
    start,
    follow,
    reload,
    login: (values) => enter(() => calls.login(values)),
    loginFactor: async (values) => void (await enter(() => calls.loginFactor(values))),
    logout() {
      const old = getMark();
      if (old === null) return;
      end('left');
      notify.success(SESION.saliste);
      // Best effort: without an answer this browser's pages are out all the same, and the next start tells the server.
      leaving = calls.logout(wholeOf(old)).catch(() => undefined);
    },
    async check() {
      // Gone without a word of another tab, the server has taken it.
      await catchUp(marks.isLeaving() ? 'left' : 'refused');
      if (getState().session.phase === 'unreachable') return start();
      await checkStaff();
    },
    async onKeyRefused(texto) {
      const mine = getMark();
      if (currentUser() === null) return;
      // The key has become that of another tab's sign-in.
      if (marks.read() !== null && hasNews()) return catchUp('entered');
      // The refusal may belong to an earlier key, or to a proxy: the server itself is asked about ours before everything is dropped.
      const opens = await calls.validate().catch(() => true);
      if (!opens && getMark() === mine) end(endOf(texto));
    },
  };
}
