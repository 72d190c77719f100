import { ACCESO } from '@garita/domain/acceso/textos';
import { SESION } from '@garita/domain/sesion/textos';
import { describe, expect, test } from 'vitest';
import { markOf, refusal, settle, setUpTabs, userOf } from '../testing/sessionTabs';
import { CHECK_EVERY_MS } from './createSession';

describe('at the start', () => {
  test('without a stored key there is no request: a visitor, and one load step', async () => {
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

  test('a good key is validated, then the person of its first part is loaded', async () => {
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

  test('a key that no longer opens is forgotten without a word', async () => {
    const { cookie, openTab } = setUpTabs();
    cookie.value = markOf(6);
    const { session, texts, phase } = openTab();
    await session.start();
    expect(phase()).toBe('visitor');
    expect(session.getState().pasos).toBe(1);
    expect([cookie.value, session.getMark(), texts]).toEqual([null, null, []]);
  });

  test.each([0, 429, 500, 503])(
    'no answer (%i) signs no user out, and a retry works',
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

  test('a key that a script had written is taken over, and its session has a mark from then on', async () => {
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

  test('a user who left without an answer is a visitor, and the server is told now', async () => {
    const { server, cookie, openTab } = setUpTabs();
    cookie.value = 'saliendo';
    const { session, phase } = openTab();
    await session.start();
    expect(phase()).toBe('visitor');
    await settle();
    expect([server.revoked, cookie.value]).toEqual([[null], null]);
  });

  test('a dismissed person does not get in', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6, { despedido: 1 });
    const { session, phase } = openTab();
    await session.start();
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });
});

describe('going in and out', () => {
  test('a browser that keeps no cookies is told so', async () => {
    const { cookie, server, openTab } = setUpTabs();
    cookie.isForbidden = true;
    server.users.set(7, userOf(7));
    const { session, phase } = openTab();
    await session.start();
    await expect(session.login({ usuario: '7', clave: 'x' })).rejects.toThrow(SESION.sinCookies);
    expect(phase()).toBe('visitor');
  });

  test('login waits for a sign-out under way, which would take its cookies', async () => {
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

  test('login keeps the session, loads the person and says the server’s words', async () => {
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

  test('a user with a second factor is signed in after it, and not before', async () => {
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

  test('a refused login, or one that waits for a second factor, hides no sign-in of another tab', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    server.factors.add(7);
    const { session, phase } = openTab();
    await session.start();
    cookie.value = admit(6);
    await session.login({ usuario: '7', clave: 'x' });
    await session.check();
    expect([phase(), session.getMark()]).toEqual(['signedIn', markOf(6)]);
  });

  test('a refused login changes nothing and tells the caller', async () => {
    const { server, cookie, openTab } = setUpTabs();
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(401);
    await expect(session.login({ usuario: '7', clave: 'x' })).rejects.toThrow('fallo 401');
    expect([phase(), cookie.value]).toEqual(['visitor', null]);
  });

  test('logout removes the key here at once and revokes it there', async () => {
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

  test('logout without the server still leaves', async () => {
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

describe('a key that stops opening', () => {
  test('ends the session once, with one text, however many calls were refused', async () => {
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

  test('a refusal that belongs to an earlier key ends nothing', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    await session.onKeyRefused();
    expect(phase()).toBe('signedIn');
  });

  test('nor does one while the portal does not answer', async () => {
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

describe('coming back to the page', () => {
  test('asks at most once a minute', async () => {
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

  test('a dismissed person is out, and told why (AUT-25)', async () => {
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

  test('changed permissions load the person again', async () => {
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

  test('a server that cannot answer signs no user out', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    server.down = refusal(503);
    await session.check();
    expect(phase()).toBe('signedIn');
  });
});
