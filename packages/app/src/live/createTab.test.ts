import { expect, test } from 'vitest';
import { createPortal, eventoText, settle } from '../testing/livePortal';

const FIRST = eventoText('versiones', { multas: 1, tiempos: 4 }, 'a');
const multas = (version: number, id: string) => eventoText('tema', { tema: 'multas', version }, id);

test('all tabs get each event of one tab’s stream once', async () => {
  const portal = createPortal();
  portal.openTab('una');
  portal.openTab('otra');
  await settle();
  expect(portal.open()).toHaveLength(1);
  await portal.tell(FIRST);
  expect(portal.said()).toEqual(['una: con línea', 'otra: con línea']);
  await portal.tell(multas(2, 'b'));
  await portal.tell(multas(2, 'b'));
  await portal.tell(eventoText('yo', {}));
  expect(portal.said()).toEqual(['una: multas', 'otra: multas', 'una: yo', 'otra: yo']);
});

test('a broken stream is resumed from its last event, without a missed or repeated event', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST + multas(2, 'b'));
  await portal.cut();
  expect(portal.said()).toEqual(['una: con línea', 'una: multas', 'una: sin línea']);
  await portal.hurry();
  expect(portal.asked()).toEqual([null, 'b']);
  await portal.tell(eventoText('versiones', { tiempos: 5 }, 'c'));
  expect(portal.said()).toEqual(['una: con línea', 'una: tiempos']);
  // The server does not know the id of the last event, so it sends all versions again.
  await portal.cut();
  await portal.hurry();
  await portal.tell(eventoText('versiones', { multas: 2, tiempos: 6 }, 'd'));
  expect(portal.said()).toEqual(['una: sin línea', 'una: con línea', 'una: tiempos']);
});

test('an event in several chunks is one event, and unknown events are ignored', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  portal.said();
  for (const piece of `:\n\nid: z\nevent: mañana\ndata: {}\n\n${multas(2, 'b')}`)
    await portal.tell(piece);
  expect(portal.said()).toEqual(['una: multas']);
});

test('the pause before a reconnect doubles after each failure, up to half a minute, and Retry-After is respected', async () => {
  const portal = createPortal();
  portal.answerWith(() => new Response(null, { status: 502 }));
  portal.openTab('una');
  await settle();
  const paused: (number | undefined)[] = [];
  for (let i = 0; i < 8; i++) paused.push(await portal.hurry());
  expect(paused).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  portal.answerWith(() => new Response(null, { status: 503, headers: { 'retry-after': '45' } }));
  await portal.hurry();
  expect(await portal.hurry()).toBe(45_000);
  portal.answerWith(() => null);
  await portal.hurry();
  await portal.tell(FIRST);
  await portal.cut();
  expect(await portal.hurry()).toBe(500);
});

test('a refused reconnect is reported with the server’s text', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  portal.answerWith(() => Response.json({ msg: 'Te han despedido', status: 1 }, { status: 401 }));
  await portal.tell(eventoText('fin', { motivo: 'sesion' }));
  await portal.cut();
  await portal.hurry();
  expect(portal.said()).toEqual(['una: con línea', 'una: sin línea', 'una: Te han despedido']);
});

test('a stream without a heartbeat is reconnected after a timeout', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  await portal.ring('una');
  expect(portal.open()).toHaveLength(0);
  await portal.hurry();
  expect(portal.asked()).toEqual([null, 'a']);
});

test('when the leading tab is closed, another tab resumes from the last event', async () => {
  const portal = createPortal();
  const una = portal.openTab('una');
  portal.openTab('otra');
  await settle();
  await portal.tell(FIRST + multas(2, 'b'));
  una.stop();
  await settle();
  expect(portal.asked()).toEqual([null, 'b']);
  portal.said();
  await portal.tell(eventoText('versiones', { multas: 3 }, 'c'));
  expect(portal.said()).toEqual(['otra: multas']);
});

test('a tab opened later gets the leader’s state, and reports the temas that it missed', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  portal.said();
  const otra = portal.openTab('otra', { isVisible: () => false });
  await settle();
  expect(portal.said()).toEqual(['otra: con línea']);
  // A message from another session is ignored.
  otra.hear({ marca: '7-y', tipo: 'evento', leido: { name: 'yo', data: {}, id: null } });
  // After the silence alarm the tab assumes that no tab leads. The leader's next heartbeat corrects
  // that.
  await portal.ring('otra');
  expect(portal.said()).toEqual(['otra: sin línea']);
  await portal.tell(':\n\n');
  expect(portal.said()).toEqual(['otra: con línea']);
  // The heartbeat has a newer position than the tab, as after the tab was suspended.
  otra.hear({
    marca: '6-x',
    tipo: 'estado',
    isOpen: true,
    oido: { id: '0', versiones: { multas: 0 }, avisos: null },
  });
  portal.said();
  await portal.tell(':\n\n');
  expect(portal.said()).toEqual(['otra: multas']);
});

test('each version of the user’s notices is reported once in every tab, also the first', async () => {
  const portal = createPortal();
  portal.openTab('una');
  portal.openTab('otra');
  await settle();
  await portal.tell(FIRST + eventoText('aviso', { version: 3 }));
  await portal.tell(eventoText('aviso', { version: 3 }));
  expect(portal.said()).toEqual([
    'una: con línea',
    'una: avisos',
    'otra: con línea',
    'otra: avisos',
  ]);
  await portal.tell(eventoText('aviso', { version: 4 }));
  expect(portal.said()).toEqual(['una: avisos', 'otra: avisos']);
  // A tab opened later has no version yet, so the leader's version is a change to it.
  portal.openTab('tercera');
  await settle();
  expect(portal.said()).toEqual(['tercera: avisos', 'tercera: con línea']);
});

test('a visible tab becomes the leader instead of a suspended tab, which then follows it', async () => {
  const portal = createPortal();
  portal.openTab('dormida');
  portal.openTab('vista');
  portal.openTab('oculta', { isVisible: () => false });
  await settle();
  await portal.tell(FIRST);
  portal.said();
  await portal.ring('oculta');
  expect(portal.asked()).toHaveLength(1);
  await portal.ring('vista');
  expect(portal.asked()).toEqual([null, 'a']);
  expect(portal.open()).toHaveLength(1);
  portal.said();
  await portal.tell(eventoText('versiones', { multas: 2 }, 'b'));
  expect(portal.said()).toEqual(
    expect.arrayContaining(['vista: multas', 'dormida: multas', 'oculta: multas']),
  );
});

test('without the Web Locks API each tab has a separate stream', async () => {
  const portal = createPortal({ locks: null });
  portal.openTab('una');
  portal.openTab('otra');
  await settle();
  expect(portal.open()).toHaveLength(2);
});
