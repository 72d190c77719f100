import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import { SESION } from '@garita/domain/sesion/textos';
import { describe, expect, test } from 'vitest';
import { CHECK_EVERY_MS, createSession } from './createSession';
import type { SessionCalls } from './sessionCalls';
import type { KeyChange } from './sessionChannel';
import type { SessionUser } from './sessionReducer';

const keyOf = (id: number, mark = 'a'): string => `${id}-${mark.repeat(43)}`;
const userOf = (id: number, more: Partial<SessionUser> = {}): SessionUser => ({
  id,
  usuario: `persona${id}`,
  firma: null,
  mision: 'Aspirante',
  id_categoria: 1,
  permisos: [],
  permisoSys: 0,
  despedido: 0,
  fichaje: false,
  debeCambiarClave: false,
  config: { estados: 1, app: 0 },
  ...more,
});
const refusal = (httpStatus: number) => new ApiError(`fallo ${httpStatus}`, { httpStatus });

/** A browser with one cookie and as many tabs as wanted, before a server that knows some keys. */
function setUp() {
  const server = {
    opens: new Set<string>(),
    users: new Map<number, SessionUser>(),
    down: null as ApiError | null,
    revoked: [] as string[],
    asked: [] as string[],
  };
  const cookie = { value: null as string | null };
  const tabs: { follow(change: KeyChange): Promise<void>; texts: string[] }[] = [];

  const openTab = ({ waits = () => undefined }: { waits?: () => void } = {}) => {
    const clock = { now: 1_000_000 };
    const texts: string[] = [];
    const answer = <T>(call: string, value: () => T): Promise<T> => {
      server.asked.push(call);
      return new Promise((resolve, reject) => (server.down ? reject(server.down) : resolve(value())));
    };
    const keyed = <T>(call: string, value: () => T): Promise<T> =>
      answer(call, () => {
        if (!server.opens.has(session.getKey() ?? '')) {
          void session.onKeyRefused();
          throw refusal(401);
        }
        return value();
      });
    const mine = () => server.users.get(Number.parseInt(session.getKey() ?? '', 10)) as SessionUser;
    const calls: SessionCalls = {
      login: ({ usuario }) =>
        answer('login', () => {
          const token = keyOf(Number(usuario), 'n');
          server.opens.add(token);
          return { token, msg: SESION.entraste };
        }),
      logout: (key) => answer('logout', () => server.revoked.push(key)),
      validate: () => answer('validateT', () => server.opens.has(session.getKey() ?? '')),
      checkUser: () => keyed('checkUser', () => ({ despedido: mine().despedido, permisos: mine().permisos })),
      loadUser: (id) => keyed(`usuarioPermiso/${id}`, mine),
    };
    const session = createSession({
      calls,
      keys: {
        read: () => cookie.value,
        write: (key) => {
          cookie.value = key;
        },
        remove: () => {
          cookie.value = null;
        },
      },
      channel: {
        announce: (change) => {
          for (const tab of tabs) if (tab !== self) void tab.follow(change);
        },
      },
      notify: { success: (texto) => texts.push(texto), error: (texto) => texts.push(`error: ${texto}`) },
      now: () => clock.now,
      wait: async () => waits(),
    });
    const self = { follow: session.follow, texts };
    tabs.push(self);
    return { session, texts, clock, phase: () => session.getState().session.phase };
  };

  const admit = (id: number, more: Partial<SessionUser> = {}): string => {
    server.opens.add(keyOf(id));
    server.users.set(id, userOf(id, more));
    return keyOf(id);
  };
  return { server, cookie, openTab, admit };
}

/** Until everything that is under way has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('at the start', () => {
  test('without a stored key nobody is asked for: a visitor, and one load step', async () => {
    const { server, openTab } = setUp();
    const { session } = openTab();
    expect(session.getState()).toMatchObject({ session: { phase: 'checking' }, pasos: 0 });
    await session.start();
    expect(session.getState()).toMatchObject({ session: { phase: 'visitor', reason: 'none' }, pasos: 1 });
    expect(server.asked).toEqual([]);
  });

  test('a good key is validated, then the person of its first part is loaded', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session } = openTab();
    await session.start();
    expect(server.asked).toEqual(['validateT', 'usuarioPermiso/6']);
    expect(session.getState()).toMatchObject({ session: { phase: 'signedIn', user: { id: 6 } }, pasos: 1 });
  });

  test('a key that no longer opens is forgotten without a word', async () => {
    const { cookie, openTab } = setUp();
    cookie.value = keyOf(6);
    const { session, texts, phase } = openTab();
    await session.start();
    expect(phase()).toBe('visitor');
    expect(session.getState().pasos).toBe(1);
    expect([cookie.value, session.getKey(), texts]).toEqual([null, null, []]);
  });

  test.each([0, 429, 500, 503])('no answer (%i) logs nobody out, and trying again works', async (status) => {
    const { server, cookie, openTab, admit } = setUp();
    const key = admit(6);
    cookie.value = key;
    server.down = refusal(status);
    const { session } = openTab();
    await session.start();
    expect(session.getState()).toMatchObject({ session: { phase: 'unreachable', message: `fallo ${status}` }, pasos: 0 });
    expect(cookie.value).toBe(key);
    server.down = null;
    await session.check();
    expect(session.getState()).toMatchObject({ session: { phase: 'signedIn' }, pasos: 1 });
  });

  test('a dismissed person does not get in', async () => {
    const { cookie, openTab, admit } = setUp();
    cookie.value = admit(6, { despedido: 1 });
    const { session, phase } = openTab();
    await session.start();
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });
});

describe('going in and out', () => {
  test('login keeps the key, loads the person and says the server’s words', async () => {
    const { server, cookie, openTab } = setUp();
    server.users.set(7, userOf(7));
    const { session, texts, phase } = openTab();
    await session.start();
    await session.login({ usuario: '7', clave: 'x' });
    expect(phase()).toBe('signedIn');
    expect(cookie.value).toBe(keyOf(7, 'n'));
    expect(texts).toEqual([SESION.entraste]);
    expect(session.getState().pasos).toBe(1);
  });

  test('a refused login changes nothing and tells the caller', async () => {
    const { server, cookie, openTab } = setUp();
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(401);
    await expect(session.login({ usuario: '7', clave: 'x' })).rejects.toThrow('fallo 401');
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });

  test('logout removes the key here at once and revokes it there', async () => {
    const { server, cookie, openTab, admit } = setUp();
    const key = admit(6);
    cookie.value = key;
    const { session, texts } = openTab();
    await session.start();
    session.logout();
    expect(session.getState().session).toEqual({ phase: 'visitor', reason: 'left' });
    expect([cookie.value, session.getKey(), texts]).toEqual([null, null, [SESION.saliste]]);
    await settle();
    expect(server.revoked).toEqual([key]);
  });

  test('logout without the server still removes the key', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(0);
    session.logout();
    await settle();
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });
});

describe('a key that stops opening', () => {
  test('ends the session once, with one text, however many calls were refused', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, texts } = openTab();
    await session.start();
    server.opens.clear();
    await Promise.all([session.onKeyRefused(), session.onKeyRefused(), session.reload(), session.check()]);
    await settle();
    expect(session.getState().session).toEqual({ phase: 'visitor', reason: 'refused' });
    expect(texts).toEqual([`error: ${ACCESO.sinSesion}`]);
    expect(cookie.value).toBeNull();
  });

  test('a refusal that belongs to an earlier key ends nothing', async () => {
    const { cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    await session.onKeyRefused();
    expect(phase()).toBe('signedIn');
  });

  test('nor does one while the portal does not answer', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.opens.clear();
    server.down = refusal(503);
    await session.onKeyRefused();
    expect(phase()).toBe('signedIn');
  });
});

describe('coming back to the page', () => {
  test('asks at most once a minute', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, clock } = openTab();
    await session.start();
    const checks = () => server.asked.filter((call) => call === 'checkUser').length;
    await session.check();
    await session.check();
    expect(checks()).toBe(1);
    clock.now += CHECK_EVERY_MS;
    await session.check();
    expect(checks()).toBe(2);
  });

  test('a dismissed person is out', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, texts } = openTab();
    await session.start();
    server.users.set(6, userOf(6, { despedido: 1 }));
    await session.check();
    expect(session.getState().session).toEqual({ phase: 'visitor', reason: 'refused' });
    expect(texts).toEqual([`error: ${ACCESO.sinSesion}`]);
  });

  test('changed permissions load the person again', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session } = openTab();
    await session.start();
    server.users.set(6, userOf(6, { permisos: ['asc'], mision: 'Vigilante' }));
    await session.check();
    expect(session.getState().session).toMatchObject({ phase: 'signedIn', user: { permisos: ['asc'], mision: 'Vigilante' } });
  });

  test('a server that cannot answer throws nobody out', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(503);
    await session.check();
    expect(phase()).toBe('signedIn');
  });
});

describe('several tabs', () => {
  test('follow a logout without a text of their own', async () => {
    const { cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    one.session.logout();
    await settle();
    expect(two.session.getState().session).toEqual({ phase: 'visitor', reason: 'left' });
    expect(two.texts).toEqual([]);
  });

  test('follow a logout also when they see the cookie late', async () => {
    const { cookie, openTab, admit } = setUp();
    const key = admit(6);
    cookie.value = key;
    let looks = 0;
    const late = openTab({
      waits: () => {
        if (++looks === 2) cookie.value = null;
      },
    });
    await late.session.start();
    await late.session.follow('left');
    expect(late.session.getState().session).toEqual({ phase: 'visitor', reason: 'left' });
    expect(looks).toBe(2);
  });

  test('follow a login, also of somebody else', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    server.users.set(7, userOf(7));
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    one.session.logout();
    await one.session.login({ usuario: '7', clave: 'x' });
    await settle();
    expect(two.session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
  });

  test('learn of a key that stopped opening, and say why', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    server.opens.clear();
    await one.session.onKeyRefused();
    await settle();
    expect(two.session.getState().session).toEqual({ phase: 'visitor', reason: 'refused' });
    expect(two.texts).toEqual([`error: ${ACCESO.sinSesion}`]);
  });

  test('an end in one never removes the key that another has just stored', async () => {
    const { server, cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session } = openTab();
    await session.start();
    const newer = admit(7);
    cookie.value = newer;
    server.opens.delete(keyOf(6));
    await session.onKeyRefused();
    expect(cookie.value).toBe(newer);
    await session.check();
    expect(session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
  });

  test('a missed message is made up for when the page is looked at', async () => {
    const { cookie, openTab, admit } = setUp();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    cookie.value = null;
    await session.check();
    expect([phase(), session.getKey()]).toEqual(['visitor', null]);
  });
});

test('an answer for a key that was replaced meanwhile is thrown away', async () => {
  const { server, cookie, openTab, admit } = setUp();
  cookie.value = admit(6);
  const { session } = openTab();
  const started = session.start();
  cookie.value = admit(7);
  await Promise.all([started, session.follow('entered')]);
  expect(session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
  expect(server.asked.filter((call) => call === 'usuarioPermiso/6')).toEqual([]);
});
