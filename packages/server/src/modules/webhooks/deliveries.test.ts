import { buildApp } from '@garita/server/src/buildApp';
import { actsOnWebhooks } from '@garita/testing/acts/webhooks';
import { openReceptor, type Receptor } from '@garita/testing/agency/openReceptor';
import { openTestAgency, send, type TestAgency } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deliveries } from './createDeliveries';

let agency: TestAgency;
let kept: DatabaseSnapshot;
let receptor: Receptor;
const others: FastifyInstance[] = [];
let start: Date;
beforeAll(async () => {
  agency = await openTestAgency({ config: { outboundPrivate: true } });
  kept = await snapshotDatabase(agency.database);
  start = agency.now();
});
beforeEach(async () => {
  await kept.restore();
  receptor = await openReceptor();
});
afterEach(async () => {
  receptor.release();
  for (const app of others.splice(0)) await app.close();
  await agency.settleEnvios();
  await receptor.close();
  agency.pass({ minutes: (start.getTime() - agency.now().getTime()) / 60_000 });
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

const { call, crear, happen, list, entregas } = actsOnWebhooks(
  () => agency,
  () => receptor,
);
const settle = () => agency.settleEnvios();

async function openOther(secret?: string): Promise<{ app: FastifyInstance; envios: Deliveries }> {
  const app = await buildApp({
    config: testConfig({ outboundPrivate: true, ...(secret !== undefined && { secret }) }),
    db: agency.database,
    contract: CONTRACT,
    clock: agency.now,
  });
  others.push(app);
  await app.ready();
  return { app, envios: app.getDecorator<Deliveries>('envios') };
}

describe('an event', () => {
  test('an event is sent by itself after the commit, and notifies no mention', async () => {
    await crear();
    receptor.answer('hold');
    await happen('Viaje');
    await receptor.held();
    expect(receptor.recibidos).toEqual([
      {
        path: '/canal/aB12',
        content: 'Fundadora: Viaje',
        body: { content: 'Fundadora: Viaje', allowed_mentions: { parse: [] } },
      },
    ]);
  });

  test('an event is neither sent nor stored if it is rolled back, if no webhook wants it, or while the webhook is off', async () => {
    const { body } = await crear({ sucesos: { ascenso: 'x' } });
    await happen('Viaje');
    await call('editarWebhook', { id: body.id, data: { ausencia: '{motivo}', activo: 0 } });
    await happen('Viaje');
    await call('editarWebhook', { id: body.id, data: { activo: 1 } });
    const twice = {
      usuario: await agency.idOf('Fundadora'),
      motivo: 'x',
      inicio: '2026-12-01',
      final: '2026-12-02',
    };
    expect((await agency.call('addAusencia', { as: 'Fundadora', body: twice })).httpStatus).toBe(
      409,
    );
    await settle();
    expect(receptor.recibidos).toEqual([]);
    expect(await agency.db.selectFrom('webhook_entregas').select('id').execute()).toEqual([]);
  });

  test('an event is sent in order, one at a time, however slow the receiver is; another webhook does not wait for it', async () => {
    await crear();
    await crear({ nombre: 'Rápido', direccion: receptor.url('/rapido/1') });
    receptor.answer('hold');
    for (const motivo of ['uno', 'dos', 'tres']) await happen(motivo);
    await receptor.held();
    const slow = receptor.recibidos[0]?.path;
    const quick = () =>
      receptor.recibidos.filter(({ path }) => path !== slow).map(({ content }) => content);
    while (quick().length < 3) await agency.call('health');
    expect(receptor.recibidos.filter(({ path }) => path === slow)).toHaveLength(1);
    receptor.release();
    await settle();
    expect(quick()).toEqual(['Fundadora: uno', 'Fundadora: dos', 'Fundadora: tres']);
    expect(
      receptor.recibidos.filter(({ path }) => path === slow).map(({ content }) => content),
    ).toEqual(quick());
  });

  test('an event keeps names as text: a name with a mention, Markdown or great length notifies and changes nothing', async () => {
    await crear({ sucesos: { ausencia: '{persona}: {motivo}' } });
    await agency.db
      .updateTable('usuarios')
      .set({ usuario: '@everyone' })
      .where('permiso_sys', '=', true)
      .execute();
    await agency.db.deleteFrom('ausencias').execute();
    const [key, usuario] = [await agency.keyOf('@everyone'), await agency.idOf('@everyone')];
    const motivo = '<@123> **x** [a](https://x.test)\n# título';
    await agency.call('addAusencia', {
      key,
      body: { usuario, motivo, inicio: '2026-12-01', final: '2026-12-02' },
    });
    await settle();
    expect(receptor.contents()).toEqual([
      String.raw`\@everyone: \<\@123\> \*\*x\*\* \[a\]\(https\:\/\/x\.test\) \# título`,
    ]);
  });
});

describe('a failing receiver', () => {
  test('a failing receiver is retried after 1, 5 and 25 minutes, then no more; later messages wait their turn', async () => {
    const { body } = await crear();
    receptor.answer(...Array(4).fill({ status: 500 }));
    await happen('uno');
    await happen('dos');
    await settle();
    for (const minutes of [1, 5, 25]) {
      const tries = receptor.recibidos.length;
      agency.pass({ minutes: minutes - 0.5 });
      await settle();
      expect(receptor.recibidos).toHaveLength(tries);
      expect((await entregas(body.id)).entregas[1]).toMatchObject({
        estado: 'pendiente',
        intentos: tries,
        codigo: 500,
      });
      agency.pass({ minutes: 0.5 });
      await settle();
    }
    expect(receptor.contents()).toEqual([...Array(4).fill('Fundadora: uno'), 'Fundadora: dos']);
    expect((await entregas(body.id)).entregas).toMatchObject([
      { texto: 'Fundadora: dos', estado: 'entregada', intentos: 1 },
      { texto: 'Fundadora: uno', estado: 'marcada', intentos: 4, codigo: 500, proximo: null },
    ]);
    expect((await list())[0]).toMatchObject({
      pendientes: 0,
      detenido: null,
      ultima: { estado: 'entregada' },
    });
  });

  test('a receiver that answers 429 gets no message until its wait has passed, and the wait does not count as a failure', async () => {
    const { body } = await crear();
    receptor.answer(
      { status: 429, headers: { 'retry-after': '90' } },
      { status: 429, body: '{"retry_after": 30.5}' },
    );
    await happen('uno');
    await settle();
    agency.pass({ minutes: 1.4 });
    await settle();
    expect(receptor.recibidos).toHaveLength(1);
    agency.pass({ minutes: 0.1 });
    await settle();
    expect(receptor.recibidos).toHaveLength(2);
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'pendiente', intentos: 0, codigo: 429 },
    ]);
    agency.pass({ minutes: 0.6 });
    await settle();
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'entregada', intentos: 1 },
    ]);
  });

  test('a receiver’s wait in milliseconds, as old API versions send it, is not read as seconds, and other receivers do not wait for it', async () => {
    const { body } = await crear({ direccion: receptor.url('/api/webhooks/7/aB12') });
    await crear({ nombre: 'Otro', direccion: receptor.url('/api/v6/webhooks/8/cD34') });
    receptor.answer({
      status: 429,
      headers: { 'retry-after': '2' },
      body: '{"message": "You are being rate limited.", "retry_after": 1337, "global": false}',
    });
    await happen('uno');
    await settle();
    expect(receptor.recibidos.map(({ path }) => path).sort()).toEqual([
      '/api/v10/webhooks/7/aB12',
      '/api/v10/webhooks/8/cD34',
    ]);
    agency.pass({ minutes: 0.05 });
    await settle();
    expect((await entregas(body.id)).entregas).toMatchObject([{ estado: 'entregada' }]);
    expect(receptor.recibidos).toHaveLength(3);
  });

  test('while one receiver’s address asks for a wait, the other receivers are served', async () => {
    await crear({ direccion: receptor.url('/api/webhooks/7/aB12') });
    receptor.answer({ status: 429, headers: { 'retry-after': '60' }, body: '{}' });
    await happen('uno');
    await settle();
    await crear({ nombre: 'Otro', direccion: receptor.url('/api/webhooks/8/cD34') });
    await happen('dos');
    await settle();
    expect(receptor.recibidos.map(({ path }) => path)).toEqual([
      '/api/v10/webhooks/7/aB12',
      '/api/v10/webhooks/8/cD34',
    ]);
  });

  test('a message refused because the channel is a forum is sent again at once with a thread name', async () => {
    const { body } = await crear();
    const foro = {
      status: 400,
      body: '{"message": "Webhooks posted to forum channels must have a thread_name or thread_id", "code": 220001}',
    };
    receptor.answer(foro);
    await happen('¿Vuelvo *mañana*?');
    await settle();
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'entregada', intentos: 1, motivo: null },
    ]);
    expect(receptor.recibidos.map((one) => one.body.thread_name)).toEqual([
      undefined,
      'Fundadora: ¿Vuelvo *mañana*?',
    ]);
  });

  test('a refused message is listed with the receiver’s own reason', async () => {
    const { body } = await crear();
    receptor.answer(
      { status: 403, body: '{"message": "Missing Permissions", "code": 50013}' },
      { status: 403, body: '{"message": "Missing Permissions"}' },
    );
    await happen('uno');
    await settle();
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'marcada', codigo: 403, motivo: 'Missing Permissions' },
    ]);
    expect((await list())[0].ultima).toMatchObject({ motivo: 'Missing Permissions' });
    expect((await call('probarWebhook', { id: body.id })).body.msg).toBe(
      'La prueba no ha llegado. Lo rechazó (403): «Missing Permissions».',
    );
  });

  test('a failing receiver is not retried any more if it asks to wait for a whole day', async () => {
    const { body } = await crear();
    await happen('uno');
    for (let hour = 0; hour <= 24; hour++) {
      receptor.answer({ status: 429, headers: { 'retry-after': '3600' } });
      await settle();
      agency.pass({ hours: 1 });
    }
    expect((await entregas(body.id)).entregas).toMatchObject([{ estado: 'marcada', codigo: 429 }]);
  });

  test('a failing receiver is not retried after any other 4xx, or a redirect', async () => {
    const { body } = await crear();
    receptor.answer({ status: 400 }, { status: 302, headers: { location: '/otro' } });
    await happen('uno');
    await happen('dos');
    await happen('tres');
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno', 'Fundadora: dos', 'Fundadora: tres']);
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'entregada' },
      { estado: 'marcada', fallo: 'direccion' },
      { estado: 'marcada', codigo: 400 },
    ]);
  });

  test('a receiver that answers 404 stops its webhook: the list says that it no longer exists, and pending messages fail', async () => {
    const { body } = await crear();
    receptor.answer('hold', { status: 404 });
    for (const motivo of ['uno', 'dos', 'tres']) await happen(motivo);
    await receptor.held();
    receptor.release();
    await settle();
    await happen('cuatro');
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno', 'Fundadora: dos']);
    expect((await list())[0]).toMatchObject({ activo: 1, detenido: 'no_existe', pendientes: 0 });
    expect((await entregas(body.id)).entregas).toMatchObject([
      { texto: 'Fundadora: tres', estado: 'marcada', codigo: null, fallo: 'apagado' },
      { texto: 'Fundadora: dos', estado: 'marcada', codigo: 404 },
      { texto: 'Fundadora: uno', estado: 'entregada' },
    ]);
    await call('editarWebhook', { id: body.id, data: {}, direccion: receptor.url('/nuevo') });
    await happen('cinco');
    await settle();
    expect(receptor.recibidos.at(-1)).toMatchObject({
      path: '/nuevo',
      content: 'Fundadora: cinco',
    });
  });

  test('a failing receiver is retried if it cannot be reached', async () => {
    const { body } = await crear({ direccion: 'http://127.0.0.1:1025/nadie' });
    await happen('uno');
    await settle();
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'pendiente', intentos: 1, codigo: null, fallo: 'conexion' },
    ]);
  });
});

describe('the pending messages', () => {
  test('the pending messages fail when the webhook is switched off; sent messages stay sent', async () => {
    const { body } = await crear();
    receptor.answer('hold');
    await happen('uno');
    await happen('dos');
    await receptor.held();
    await call('editarWebhook', { id: body.id, data: { activo: 0 } });
    receptor.release();
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno']);
    expect((await entregas(body.id)).entregas).toMatchObject([
      { estado: 'marcada', fallo: 'apagado' },
      { estado: 'entregada', codigo: 204, fallo: null },
    ]);
  });

  test('the pending messages are sent once by two portals on one database', async () => {
    const { envios } = await openOther();
    await crear();
    await crear({ nombre: 'Otro', direccion: receptor.url('/otro') });
    const motivos = Array.from({ length: 6 }, (_, i) => `número ${i}`);
    for (const motivo of motivos) {
      await happen(motivo);
      envios.wake();
    }
    await Promise.all([settle(), envios.settle()]);
    await Promise.all([settle(), envios.settle()]);
    for (const path of ['/canal/aB12', '/otro'])
      expect(
        receptor.recibidos.filter((r) => r.path === path).map(({ content }) => content),
      ).toEqual(motivos.map((motivo) => `Fundadora: ${motivo}`));
  });

  /** Opens another portal, whose first of two messages has no answer yet. */
  async function holdFirst() {
    const first = await openOther();
    await crear();
    await settle();
    receptor.answer('hold');
    for (const motivo of ['uno', 'dos']) await happen(motivo, first.app);
    await receptor.held();
    return first;
  }

  test('the pending messages are sent by the next portal after one has ended; only the message in flight may be sent twice', async () => {
    const first = await holdFirst();
    // The receiver has the message, but the portal closes before it gets the answer.
    await first.app.close();
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno']);
    agency.pass({ minutes: 1 });
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno', 'Fundadora: uno', 'Fundadora: dos']);
  });

  test('the message in flight is sent once, if the receiver answers while the portal ends', async () => {
    const first = await holdFirst();
    const closed = first.app.close();
    receptor.release();
    await closed;
    agency.pass({ minutes: 1 });
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno', 'Fundadora: dos']);
  });

  test('the pending messages are left by a portal with another secret to a portal that can decrypt the address', async () => {
    await crear();
    const { app, envios } = await openOther('otro secreto');
    await happen('uno', app);
    await envios.settle();
    expect((await list())[0]).toMatchObject({ detenido: null, pendientes: 1 });
    await settle();
    expect(receptor.contents()).toEqual(['Fundadora: uno']);
  });

  test('the pending messages fail at a portal with another secret, with the reason, once no other portal has sent them for a day', async () => {
    const { body } = await crear();
    const { app, envios } = await openOther('otro secreto');
    await happen('uno', app);
    await envios.settle();
    agency.pass({ minutes: 24 * 60 - 1 });
    await envios.settle();
    const prueba = await send(app, 'probarWebhook', await agency.keyOf('Fundadora'), {
      body: { id: body.id },
    });
    expect(prueba.body).toMatchObject({ llego: 0, fallo: 'ilegible' });
    expect((await list())[0]).toMatchObject({ detenido: null, pendientes: 1 });
    agency.pass({ minutes: 1 });
    await envios.settle();
    expect(receptor.recibidos).toEqual([]);
    expect((await list())[0]).toMatchObject({
      detenido: 'ilegible',
      ultima: { estado: 'marcada', fallo: 'ilegible' },
    });
    expect((await call('probarWebhook', { id: body.id })).body.llego).toBe(1);
  });
});

describe('pay days', () => {
  /** The pay day: Saturday 19:00 in Mexico City, six and a half hours after the tests begin. */
  const PAGA = Date.UTC(2026, 10, 22, 1);
  const until = (ms: number) => agency.pass({ minutes: (ms - agency.now().getTime()) / 60_000 });
  const MOMENTO = PAGA / 1000;

  test('pay days are sent when they come, once, by however many portals', async () => {
    await crear({ sucesos: { dia_paga: 'Paga {hora}', recordatorio_paga: 'Paga {falta}' } });
    const { envios } = await openOther();
    until(PAGA - 60_000);
    await settle();
    expect(receptor.contents()).toEqual([]);
    until(PAGA);
    await Promise.all([settle(), envios.settle()]);
    agency.pass({ minutes: 5 });
    await Promise.all([settle(), envios.settle()]);
    expect(receptor.contents()).toEqual([`Paga <t:${MOMENTO}:t>`]);
    agency.pass({ days: 7 });
    await settle();
    expect(receptor.contents()).toHaveLength(2);
  });

  test('pay days have a reminder some hours before, if the agency wants it', async () => {
    await agency.db
      .updateTable('agencia')
      .set({ ajustes: JSON.stringify({ paga: { dia: 6, hora: 19, minuto: 0, recordatorio: 3 } }) })
      .execute();
    await crear({ sucesos: { recordatorio_paga: 'Paga {falta}, a las {hora}' } });
    until(PAGA - 3 * 3_600_000 - 60_000);
    await settle();
    expect(receptor.contents()).toEqual([]);
    agency.pass({ minutes: 1 });
    await settle();
    await settle();
    expect(receptor.contents()).toEqual([`Paga <t:${MOMENTO}:R>, a las <t:${MOMENTO}:t>`]);
  });

  test('pay days are skipped if they came while no portal ran, or before there was a webhook', async () => {
    await crear({ sucesos: { dia_paga: 'Paga' } });
    until(PAGA + 4 * 3_600_000);
    await settle();
    await crear({ nombre: 'Otro', sucesos: { dia_paga: 'Paga' } });
    await settle();
    expect(receptor.contents()).toEqual([]);
  });

  test('pay days are shown as they were set when they came; a later setting does not change past pay days', async () => {
    const setHora = async (hora: number) =>
      expect(
        (await agency.call('setPaga', { as: 'Fundadora', body: { data: { hora } } })).httpStatus,
      ).toBe(200);
    await crear({ sucesos: { dia_paga: 'Paga {hora}' } });
    until(PAGA - 30 * 60_000);
    await setHora(18);
    await settle();
    expect(receptor.contents()).toEqual([]);
    until(PAGA - 60_000);
    await setHora(19);
    until(PAGA + 1000);
    // A user sets an earlier hour before any portal has noticed that the pay day has come.
    await setHora(17);
    await settle();
    expect(receptor.contents()).toEqual([`Paga <t:${MOMENTO}:t>`]);
    until(PAGA + 7 * 24 * 3_600_000);
    await settle();
    expect(receptor.contents()).toEqual([
      `Paga <t:${MOMENTO}:t>`,
      `Paga <t:${MOMENTO + 7 * 86_400 - 2 * 3600}:t>`,
    ]);
  });
});
