import { ACCESO } from '@garita/domain/acceso/textos';
import { SESION } from '@garita/domain/sesion/textos';
import { describe, expect, test } from 'vitest';
import { markOf, refusal, settle, setUpTabs, userOf } from '../testing/sessionTabs';
import { CHECK_EVERY_MS } from './createSession';

describe('when the page opens', () => {
  test('a visitor without a stored key makes no request, and passes one load step', async () => {
    const { server, openTab } = setUpTabs();
    const { session } = openTab();
    expect(session.getState()).toMatchObject({ session: { phase: 'checking' }, pasos: 0 });
    await session.start();
    expect(session.getState()).toMatchObject({
      session: { phase: 'visitor', reason: 'none' },
      pasos: 1,
    });
    expect(server.asked).toEqual([]);
  });

  test('a valid key is checked, then its user is loaded', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session } = openTab();
    await session.start();
    expect(server.asked).toEqual(['validateT', 'usuarioPermiso/6']);
    expect(session.getState()).toMatchObject({
      session: { phase: 'signedIn', user: { id: 6 } },
      pasos: 1,
    });
  });

  test('an invalid key is removed without a notice', async () => {
    const { cookie, openTab } = setUpTabs();
    cookie.value = markOf(6);
    const { session, texts, phase } = openTab();
    await session.start();
    expect(phase()).toBe('visitor');
    expect(session.getState().pasos).toBe(1);
    expect([cookie.value, session.getMark(), texts]).toEqual([null, null, []]);
  });

  test.each([0, 429, 500, 503])(
    'an error %i at the check of the key signs no user out, and a retry works',
    async (status) => {
      const { server, cookie, openTab, admit } = setUpTabs();
      const key = admit(6);
      cookie.value = key;
      server.down = refusal(status);
      const { session } = openTab();
      await session.start();
      expect(session.getState()).toMatchObject({
        session: { phase: 'unreachable', message: `fallo ${status}` },
        pasos: 0,
      });
      expect(cookie.value).toBe(key);
      server.down = null;
      await session.check();
      expect(session.getState()).toMatchObject({ session: { phase: 'signedIn' }, pasos: 1 });
    },
  );

  test('a key written by a script is replaced, and its session then has a mark', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    admit(6);
    server.opens.add('6');
    cookie.value = '6';
    const { session, phase } = openTab();
    const started = session.start();
    expect(session.getMark()).toBeNull();
    await started;
    expect([phase(), session.getMark(), server.asked]).toEqual([
      'signedIn',
      markOf(6),
      ['validateT', 'usuarioPermiso/6'],
    ]);
    await session.check();
    expect(server.asked).not.toContain('logout');
    expect(phase()).toBe('signedIn');
  });

  test('after a sign-out without an answer the user is a visitor, and the sign-out is sent again', async () => {
    const { server, cookie, openTab } = setUpTabs();
    cookie.value = 'saliendo';
    const { session, phase } = openTab();
    await session.start();
    expect(phase()).toBe('visitor');
    await settle();
    expect([server.revoked, cookie.value]).toEqual([[null], null]);
  });

  test('a dismissed person with a key becomes a visitor', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6, { despedido: 1 });
    const { session, phase } = openTab();
    await session.start();
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });
});

describe('signing in and out', () => {
  test('in a browser without cookies a login fails with an explanation', async () => {
    const { cookie, server, openTab } = setUpTabs();
    cookie.isForbidden = true;
    server.users.set(7, userOf(7));
    const { session, phase } = openTab();
    await session.start();
    await expect(session.login({ usuario: '7', clave: 'x' })).rejects.toThrow(SESION.sinCookies);
    expect(phase()).toBe('visitor');
  });

  test('login waits for a sign-out in progress, which would delete its cookies', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    server.users.set(7, userOf(7));
    const { session } = openTab();
    await session.start();
    session.logout();
    await session.login({ usuario: '7', clave: 'x' });
    expect(server.asked.indexOf('logout')).toBeLessThan(server.asked.indexOf('login'));
    expect(cookie.value).toBe(markOf(7, 'n'));
  });

  test('login stores the session, loads the user and shows the server’s text', async () => {
    const { server, cookie, openTab } = setUpTabs();
    server.users.set(7, userOf(7));
    const { session, texts, phase } = openTab();
    await session.start();
    await session.login({ usuario: '7', clave: 'x' });
    expect(phase()).toBe('signedIn');
    expect(cookie.value).toBe(markOf(7, 'n'));
    expect(texts).toEqual([SESION.entraste]);
    expect(session.getState().pasos).toBe(1);
  });

  test('a user with a second factor is signed in only after it', async () => {
    const { server, cookie, openTab } = setUpTabs();
    server.users.set(7, userOf(7));
    server.factors.add(7);
    const { session, texts, phase } = openTab();
    await session.start();
    const reto = await session.login({ usuario: '7', clave: 'x' });
    expect([reto?.reto, phase(), cookie.value, texts]).toEqual(['7', 'visitor', null, []]);
    await session.loginFactor({ reto: '7', codigo: '123456' });
    expect([phase(), cookie.value, session.getMark(), texts]).toEqual([
      'signedIn',
      markOf(7, 'n'),
      markOf(7, 'n'),
      [SESION.entraste],
    ]);
  });

  test('a login that waits for a second factor does not prevent a sign-in in another tab', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    server.factors.add(7);
    const { session, phase } = openTab();
    await session.start();
    cookie.value = admit(6);
    await session.login({ usuario: '7', clave: 'x' });
    await session.check();
    expect([phase(), session.getMark()]).toEqual(['signedIn', markOf(6)]);
  });

  test('a refused login changes nothing and rejects with the refusal', async () => {
    const { server, cookie, openTab } = setUpTabs();
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(401);
    await expect(session.login({ usuario: '7', clave: 'x' })).rejects.toThrow('fallo 401');
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });

  test('logout removes the key here at once and revokes it on the server', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    const key = admit(6);
    cookie.value = key;
    const { session, texts } = openTab();
    await session.start();
    session.logout();
    expect(session.getState().session).toEqual({ phase: 'visitor', reason: 'left' });
    expect([cookie.value, session.getMark(), texts]).toEqual(['saliendo', null, [SESION.saliste]]);
    await settle();
    expect([server.revoked, cookie.value]).toEqual([[key], null]);
  });

  test('logout signs out even if the server does not answer', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(0);
    session.logout();
    await settle();
    expect([phase(), cookie.value]).toEqual(['visitor', 'saliendo']);
  });
});

describe('a password that a manager set', () => {
  const enterGiven = async () => {
    const { server, openTab } = setUpTabs();
    server.users.set(7, userOf(7, { debeCambiarClave: true }));
    const { session } = openTab();
    await session.start();
    await session.login({ usuario: '7', clave: 'k7pm-x3rt' });
    return { server, session };
  };

  test('the page remembers a given password until the user replaces it', async () => {
    const { server, session } = await enterGiven();
    expect(session.getClaveDada()).toBe('k7pm-x3rt');
    server.users.set(7, userOf(7));
    await session.reload();
    expect(session.getClaveDada()).toBeNull();
    server.users.set(7, userOf(7, { debeCambiarClave: true }));
    await session.reload();
    expect(session.getClaveDada(), 'it was forgotten').toBeNull();
  });

  test('the page forgets a given password when the session ends', async () => {
    const { server, session } = await enterGiven();
    session.logout();
    await session.start();
    server.opens.add(markOf(7, 'n'));
    expect(session.getClaveDada()).toBeNull();
  });

  test('the page does not remember a password that the user chose', async () => {
    const { server, openTab } = setUpTabs();
    server.users.set(7, userOf(7));
    const { session } = openTab();
    await session.start();
    await session.login({ usuario: '7', clave: 'x' });
    expect(session.getClaveDada()).toBeNull();
  });
});

describe('a key that becomes invalid', () => {
  test('an invalid key ends the session once, with one notice, however many calls were refused', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, texts } = openTab();
    await session.start();
    server.opens.clear();
    await Promise.all([
      session.onKeyRefused(),
      session.onKeyRefused(),
      session.reload(),
      session.check(),
    ]);
    await settle();
    expect(session.getState().session).toEqual({ phase: 'visitor', reason: 'refused' });
    expect(texts).toEqual([`error: ${ACCESO.sinSesion}`]);
    expect(cookie.value).toBeNull();
  });

  test('the refusal of an earlier key does not end the session', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    await session.onKeyRefused();
    expect(phase()).toBe('signedIn');
  });

  test('a refusal does not end the session if the portal does not answer the check that follows', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.opens.clear();
    server.down = refusal(503);
    await session.onKeyRefused();
    expect(phase()).toBe('signedIn');
  });
});

describe('returning to the page', () => {
  test('returning to the page checks the session at most once a minute', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
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

  test('a dismissed person is signed out, with the reason (AUT-25)', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, texts } = openTab();
    await session.start();
    server.users.set(6, userOf(6, { despedido: 1 }));
    await session.check();
    await settle();
    expect(session.getState().session).toEqual({ phase: 'visitor', reason: 'dismissed' });
    expect(texts).toEqual([`error: ${ACCESO.despedido}`]);
  });

  test('returning to the page loads the user’s changed permissions', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session } = openTab();
    await session.start();
    server.users.set(6, userOf(6, { permisos: ['asc'], mision: 'Vigilante' }));
    await session.check();
    expect(session.getState().session).toMatchObject({
      phase: 'signedIn',
      user: { permisos: ['asc'], mision: 'Vigilante' },
    });
  });

  test('a check that the server cannot answer signs no user out', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(503);
    await session.check();
    expect(phase()).toBe('signedIn');
  });
});
