import { ACCESO } from '@garita/domain/acceso/textos';
import { describe, expect, test } from 'vitest';
import { markOf, settle, setUpTabs, userOf } from '../testing/sessionTabs';

describe('several tabs', () => {
  test('other tabs follow a logout without a notice', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    one.session.logout();
    await settle();
    expect(two.session.getState().session).toEqual({ phase: 'visitor', reason: 'left' });
    expect(two.texts).toEqual([]);
  });

  test('other tabs follow a logout also when the cookie changes late', async () => {
    const { cookie, openTab, admit } = setUpTabs();
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

  test('other tabs follow a login, also by another user', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    server.users.set(7, userOf(7));
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    one.session.logout();
    await one.session.login({ usuario: '7', clave: 'x' });
    await settle();
    expect(two.session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
  });

  test('other tabs learn of an invalid key, and show the reason', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    server.opens.clear();
    await one.session.onKeyRefused();
    await settle();
    expect(two.session.getState().session).toEqual({ phase: 'visitor', reason: 'refused' });
    expect(two.texts).toEqual([`error: ${ACCESO.sinSesion}`]);
  });

  test('other tabs learn of a dismissal, and show the reason', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    server.users.set(6, userOf(6, { despedido: 1 }));
    await one.session.reload();
    await settle();
    expect(two.session.getState().session).toEqual({ phase: 'visitor', reason: 'dismissed' });
    expect([one.texts, two.texts]).toEqual([
      [`error: ${ACCESO.despedido}`],
      [`error: ${ACCESO.despedido}`],
    ]);
  });

  test('the end of a session in one tab never removes the key that another tab has just stored', async () => {
    const { server, cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session } = openTab();
    await session.start();
    const newer = admit(7);
    cookie.value = newer;
    server.opens.delete(markOf(6));
    await session.onKeyRefused();
    expect(cookie.value).toBe(newer);
    await session.check();
    expect(session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
  });

  test('a tab that still shows an earlier user shows the signed-in user after loading its user again, without a notice', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, texts } = openTab();
    await session.start();
    cookie.value = admit(7);
    await session.reload();
    await settle();
    expect(session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
    expect([cookie.value, texts]).toEqual([markOf(7), []]);
  });

  test('a tab that missed a sign-out in another tab notices it when the user returns to the page', async () => {
    const { cookie, openTab, admit } = setUpTabs();
    cookie.value = admit(6);
    const { session, phase } = openTab();
    await session.start();
    cookie.value = null;
    await session.check();
    expect([phase(), session.getMark()]).toEqual(['visitor', null]);
  });
});

test('an answer for a key that was replaced meanwhile is discarded', async () => {
  const { server, cookie, openTab, admit } = setUpTabs();
  cookie.value = admit(6);
  const { session } = openTab();
  const started = session.start();
  cookie.value = admit(7);
  await Promise.all([started, session.follow('entered')]);
  expect(session.getState().session).toMatchObject({ phase: 'signedIn', user: { id: 7 } });
  expect(server.asked.filter((call) => call === 'usuarioPermiso/6')).toEqual([]);
});
