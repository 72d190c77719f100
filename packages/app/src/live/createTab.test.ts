import { expect, test } from 'vitest';
import { createPortal, eventoText, settle } from '../testing/livePortal';

const FIRST = eventoText('versiones', { multas: 1, tiempos: 4 }, 'a');
const multas = (version: number, id: string) => eventoText('tema', { tema: 'multas', version }, id);

test('all tabs hear over the line of one, each thing once', async () => {
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

test('a line that breaks is asked for again where it broke: nothing is missed, nothing told twice', async () => {
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
  // A server that does not know the id sends all versions again.
  await portal.cut();
  await portal.hurry();
  await portal.tell(eventoText('versiones', { multas: 2, tiempos: 6 }, 'd'));
  expect(portal.said()).toEqual(['una: sin línea', 'una: con línea', 'una: tiempos']);
});

test('an event that comes in pieces is one, and what this page knows nothing of is passed over', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  portal.said();
  for (const piece of `:\n\nid: z\nevent: mañana\ndata: {}\n\n${multas(2, 'b')}`)
    await portal.tell(piece);
  expect(portal.said()).toEqual(['una: multas']);
});

test('each try in vain is followed by a longer pause, up to half a minute, and what the portal asks for is granted', async () => {
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

test('a refusal is told with the server’s words', async () => {
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

test('a line that says nothing for too long is given up for another', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  await portal.ring('una');
  expect(portal.open()).toHaveLength(0);
  await portal.hurry();
  expect(portal.asked()).toEqual([null, 'a']);
});

test('when the tab that leads is closed, another goes on where it had heard', async () => {
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

test('a tab that comes later is told how things are, and finds out what it slept through', async () => {
  const portal = createPortal();
  portal.openTab('una');
  await settle();
  await portal.tell(FIRST);
  portal.said();
  const otra = portal.openTab('otra', { isVisible: () => false });
  await settle();
  expect(portal.said()).toEqual(['otra: con línea']);
  // From another session: ignored.
  otra.hear({ marca: '7-y', tipo: 'evento', leido: { name: 'yo', data: {}, id: null } });
  // The tab assumes that no tab leads; the next heartbeat corrects that.
  await portal.ring('otra');
  expect(portal.said()).toEqual(['otra: sin línea']);
  await portal.tell(':\n\n');
  expect(portal.said()).toEqual(['otra: con línea']);
  // The tab learns that it is behind, as after a sleep.
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

test('one’s own notices are news from the first on, each version once, in every tab', async () => {
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
  // A later tab fetches notices anyway; the version differs from its own, which is null.
  portal.openTab('tercera');
  await settle();
  expect(portal.said()).toEqual(['tercera: avisos', 'tercera: con línea']);
});

test('a tab in sight takes over from one that leads and is asleep, which then follows', async () => {
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

test('without locks each tab has a line of its own', async () => {
  const portal = createPortal({ locks: null });
  portal.openTab('una');
  portal.openTab('otra');
  await settle();
  expect(portal.open()).toHaveLength(2);
});
