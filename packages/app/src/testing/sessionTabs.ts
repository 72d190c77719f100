import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import { SESION } from '@garita/domain/sesion/textos';
import { createSession, type SessionStore } from '../portal/createSession';
import type { SessionCalls } from '../portal/sessionCalls';
import type { KeyChange } from '../portal/sessionChannel';
import type { SessionUser } from '../portal/sessionReducer';

/** The mark of a user's session. Another letter means another session. */
export const markOf = (id: number, letter = 'a'): string => `${id}-${letter.repeat(12)}`;
export const userOf = (id: number, more: Partial<SessionUser> = {}): SessionUser => ({
  id,
  usuario: `persona${id}`,
  firma: null,
  mision: 'Aspirante',
  id_categoria: 1,
  permisos: [],
  permisoSys: 0,
  despedido: 0,
  fichaje: false,
  puertaDesde: 1,
  debeCambiarClave: false,
  debeSegundoFactor: false,
  config: { estados: 1, app: 0 },
  ...more,
});
export const refusal = (httpStatus: number, texto = `fallo ${httpStatus}`) =>
  new ApiError(texto, { httpStatus });

function createWorld() {
  return {
    server: {
      opens: new Set<string>(),
      factors: new Set<number>(),
      users: new Map<number, SessionUser>(),
      down: null as ApiError | null,
      revoked: [] as (string | null)[],
      asked: [] as string[],
    },
    cookie: { value: null as string | null, isForbidden: false },
  };
}

/** The calls of one tab. @param session the tab's session, whose mark each call sends */
function createCalls(
  { server, cookie }: ReturnType<typeof createWorld>,
  session: () => SessionStore,
): SessionCalls {
  const answer = <T>(call: string, value: () => T): Promise<T> => {
    server.asked.push(call);
    return new Promise((resolve, reject) => (server.down ? reject(server.down) : resolve(value())));
  };
  const mine = () => server.users.get(Number.parseInt(cookie.value ?? '', 10)) as SessionUser;
  /**
   * As on the server, a dismissal ends the user's sessions, and a call with their key gets a 401.
   */
  const isDismissed = () => server.opens.has(cookie.value ?? '') && mine()?.despedido === 1;
  const isMine = () =>
    server.opens.has(cookie.value ?? '') &&
    !isDismissed() &&
    [null, cookie.value].includes(session().getMark());
  const keyed = <T>(call: string, value: () => T): Promise<T> =>
    answer(call, () => {
      if (!isMine()) {
        const texto = isDismissed() ? ACCESO.despedido : ACCESO.sinSesion;
        if (!server.opens.has(cookie.value ?? '') || isDismissed()) cookie.value = null;
        void session().onKeyRefused(texto);
        throw refusal(401, texto);
      }
      return value();
    });
  const admitNew = (id: number) => {
    const mark = markOf(id, 'n');
    server.opens.add(mark);
    if (!cookie.isForbidden) cookie.value = mark;
    return { error: 0 as const, token: 'no page keeps it', msg: SESION.entraste };
  };
  return {
    login: ({ usuario }) =>
      answer('login', () =>
        server.factors.has(Number(usuario))
          ? { error: 0 as const, reto: usuario, formas: [], opciones: null, msg: '' }
          : admitNew(Number(usuario)),
      ),
    loginFactor: ({ reto }) => answer('loginFactor', () => admitNew(Number(reto))),
    logout: (mark) =>
      answer('logout', async () => {
        server.revoked.push(mark);
        await settle();
        if (cookie.value === 'saliendo' || cookie.value === mark) cookie.value = null;
      }),
    validate: () =>
      answer('validateT', () => {
        const opens = isMine();
        // The server replaces an old script-readable key and sets its mark.
        if (opens && cookie.value === '6') cookie.value = markOf(6);
        if ((!server.opens.has(cookie.value ?? '') || isDismissed()) && cookie.value !== 'saliendo')
          cookie.value = null;
        return opens;
      }),
    checkUser: () => keyed('checkUser', () => ({ permisos: mine().permisos })),
    loadUser: (id) => keyed(`usuarioPermiso/${id}`, mine),
  };
}

/** A browser with several tabs, which authenticate by one shared cookie. */
export function setUpTabs() {
  const world = createWorld();
  const { server, cookie } = world;
  const tabs: { follow(change: KeyChange): Promise<void>; texts: string[] }[] = [];

  const openTab = ({ waits = () => undefined }: { waits?: () => void } = {}) => {
    const clock = { now: 1_000_000 };
    const texts: string[] = [];
    const session: SessionStore = createSession({
      calls: createCalls(world, () => session),
      marks: {
        read: () => (cookie.value === 'saliendo' ? null : cookie.value),
        leave: () => {
          cookie.value = 'saliendo';
        },
        isLeaving: () => cookie.value === 'saliendo',
      },
      channel: {
        announce: (change) => {
          for (const tab of tabs) if (tab !== self) void tab.follow(change);
        },
      },
      notify: {
        success: (texto) => texts.push(texto),
        error: (texto) => texts.push(`error: ${texto}`),
      },
      now: () => clock.now,
      wait: async () => waits(),
    });
    const self = { follow: session.follow, texts };
    tabs.push(self);
    return { session, texts, clock, phase: () => session.getState().session.phase };
  };

  const admit = (id: number, more: Partial<SessionUser> = {}): string => {
    server.opens.add(markOf(id));
    server.users.set(id, userOf(id, more));
    return markOf(id);
  };
  return { server, cookie, openTab, admit };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));
