import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import type { LoginValues } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import type { Store } from './createStore';
import {
  createTabSession,
  endOf,
  isRefusal,
  type TabSession,
  type TabSessionDeps,
} from './createTabSession';
import type { Entrada, FactorValues, Reto, SessionCalls } from './sessionCalls';
import type { KeyChange } from './sessionChannel';
import type { SessionState } from './sessionReducer';

/** The shortest interval between two checks of the user's permissions, in milliseconds. */
export const CHECK_EVERY_MS = 60_000;

export interface SessionDeps extends TabSessionDeps {
  calls: SessionCalls;
  /** The present time, in milliseconds. */
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/**
 * The pauses between reads of a cookie that another tab changed, in milliseconds. A tab may see the
 * change late.
 */
const LATE_MS = [50, 300, 1500] as const;

export interface SessionStore extends Store<SessionState> {
  /** The session's mark; null for a visitor and before the session is known. */
  getMark(): string | null;
  /**
   * Finds out from the cookie whether there is a session: when the page opens, and again after a
   * failure.
   */
  start(): Promise<void>;
  /**
   * The password or entry code of this page's sign-in, if the user must replace it. The form then
   * does not ask for it again. It is in memory only. Null after a reload, and if the user need not
   * replace it.
   */
  getClaveDada(): string | null;
  /**
   * Returns the challenge (`reto`) if a second factor is needed, otherwise null. Rejects with the
   * server's refusal.
   */
  login(values: LoginValues): Promise<Reto | null>;
  /** Rejects with the server's refusal. */
  loginFactor(values: FactorValues): Promise<void>;
  logout(): void;
  /** Reloads the user's data. Never rejects. */
  reload(): Promise<void>;
  /**
   * Follows a changed cookie, and asks for the user's permissions at most once per
   * `CHECK_EVERY_MS`. After a failed start it starts again. Called at each change of screen, and at
   * intervals while the page is visible. Never rejects.
   */
  check(): Promise<void>;
  follow(change: KeyChange): Promise<void>;
  /** The server refused a key (401). Never rejects. @param texto the server's message */
  onKeyRefused(texto?: string): Promise<void>;
}

/**
 * A mark that the server set; null for a mark derived from an old key, which has only the user's
 * id.
 */
const wholeOf = (mark: string | null): string | null => (mark?.includes('-') ? mark : null);
const samePermisos = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((code) => b.includes(code));

/** Follows the changes that other tabs make to the cookie. */
function createFollower(
  { marks, wait }: Pick<SessionDeps, 'marks' | 'wait'>,
  { hasNews, look, open, close }: TabSession,
) {
  const untilChanged = async (from: string | null): Promise<void> => {
    for (const ms of LATE_MS) {
      if (marks.read() !== from) return;
      await wait(ms);
    }
  };
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

function createStaffCheck(
  { calls, now }: Pick<SessionDeps, 'calls' | 'now'>,
  { getMark, currentUser, load, end }: TabSession,
) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  const reload = async (): Promise<void> => {
    if (currentUser() === null) return;
    // On failure the screen stays as it is until the next check.
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
      // A 403 or 404 ends the session (AUT-25). A 401, which a dismissed user also gets, is handled
      // by onKeyRefused.
      if (getMark() === mine && isRefusal(error) && error.httpStatus !== 401) end('refused');
    }
  };
  return { reload, checkStaff };
}

/**
 * The session of this tab. The key is in an HttpOnly cookie; its mark, which scripts can read,
 * identifies the session.
 */
export function createSession(deps: SessionDeps): SessionStore {
  const { calls, marks, channel, notify } = deps;
  const opening = createTabSession(deps);
  const { getState, subscribe, getMark, currentUser, hasNews, look, open, close, end } = opening;
  const { untilChanged, catchUp, follow } = createFollower(deps, opening);
  const { reload, checkStaff } = createStaffCheck(deps, opening);
  /** A pending sign-out: its answer deletes the cookies, so a sign-in waits for it. */
  let leaving: Promise<unknown> = Promise.resolve();
  /**
   * The password of the last sign-in in this page, with the session's mark, while the user must
   * replace it.
   */
  let dada: { readonly mark: string; readonly clave: string } | null = null;
  subscribe(() => {
    if (currentUser()?.debeCambiarClave === false) dada = null;
  });

  const start = async (): Promise<void> => {
    if (marks.isLeaving()) leaving = calls.logout(null).catch(() => undefined);
    const stored = look();
    if (stored === null) return close('none');
    await open(stored, false);
  };

  /** Signs in. Returns the challenge (`reto`) if a second factor is needed, otherwise null. */
  const enter = async (
    ask: () => Promise<Entrada | Reto>,
    clave: string | null = null,
  ): Promise<Reto | null> => {
    await leaving;
    const before = marks.read();
    const answer = await ask();
    if ('reto' in answer) return answer;
    await untilChanged(before);
    const stored = marks.read();
    if (stored === null) throw new ApiError(SESION.sinCookies, { httpStatus: 0 });
    look();
    dada = clave === null ? null : { mark: stored, clave };
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
    getClaveDada: () =>
      dada !== null && dada.mark === getMark() && currentUser()?.debeCambiarClave
        ? dada.clave
        : null,
    login: (values) => enter(() => calls.login(values), values.clave),
    loginFactor: async (values) => void (await enter(() => calls.loginFactor(values))),
    logout() {
      const old = getMark();
      if (old === null) return;
      end('left');
      notify.success(SESION.saliste);
      // The sign-out is best effort: without an answer this browser is signed out anyway, and the
      // next start repeats the call.
      leaving = calls.logout(wholeOf(old)).catch(() => undefined);
    },
    async check() {
      // If the cookie is gone and no other tab has announced it, the server has deleted the cookie.
      await catchUp(marks.isLeaving() ? 'left' : 'refused');
      if (getState().session.phase === 'unreachable') return start();
      await checkStaff();
    },
    async onKeyRefused(texto) {
      const mine = getMark();
      if (currentUser() === null) return;
      // Another tab has signed in.
      if (marks.read() !== null && hasNews()) return catchUp('entered');
      // The refusal may concern an earlier key or come from a proxy, so the current key is
      // validated before the session ends.
      const opens = await calls.validate().catch(() => true);
      if (!opens && getMark() === mine) end(endOf(texto));
    },
  };
}
