import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import { WEBHOOKS_MAX } from '@garita/domain/webhooks/webhook.rules';
import { actsOnWebhooks } from '@garita/testing/acts/webhooks';
import { openReceptor, type Receptor } from '@garita/testing/agency/openReceptor';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

let agency: TestAgency;
let kept: DatabaseSnapshot;
let receptor: Receptor;
beforeAll(async () => {
  agency = await openTestAgency({
    config: { outboundPrivate: true, logLevel: 'trace', metricsToken: 'una-llave-de-metricas' },
  });
  kept = await snapshotDatabase(agency.database);
});
beforeEach(async () => {
  await kept.restore();
  receptor = await openReceptor();
});
afterEach(async () => {
  await agency.settleEnvios();
  await receptor.close();
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

const { call, crear, happen, list, entregas } = actsOnWebhooks(
  () => agency,
  () => receptor,
);
const SECRETO = '/api/webhooks/123/el-secreto-del-canal-9zX8';
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('objetivo_tipo', '=', 'webhook')
    .orderBy('id')
    .execute();

describe('a webhook', () => {
  test('a webhook is active once it is added, and shown with its name and the end of its address', async () => {
    const { httpStatus, body } = await crear({
      nombre: '  Canal ',
      direccion: ` ${receptor.url(SECRETO)} `,
    });
    expect({ httpStatus, body }).toEqual({
      httpStatus: 200,
      body: { msg: WEBHOOKS.puesto('Canal'), status: 0, id: expect.any(Number) },
    });
    expect(await list()).toEqual([
      {
        id: body.id,
        nombre: 'Canal',
        pista: '9zX8',
        activo: 1,
        detenido: null,
        sucesos: expect.objectContaining({ ausencia: '{persona}: {motivo}', ascenso: null }),
        pendientes: 0,
        ultima: null,
        creadorNombre: 'Fundadora',
        creado: agency.now().toISOString(),
      },
    ]);
  });

  test('a webhook never reveals its address: in no answer, no log, no audit row, nowhere in the database', async () => {
    const { body } = await crear({ direccion: receptor.url(SECRETO) });
    receptor.answer({ status: 500 }, { status: 404 });
    await happen('Viaje');
    await agency.settleEnvios();
    await call('probarWebhook', { id: body.id });
    await call('editarWebhook', {
      id: body.id,
      data: { activo: 1 },
      direccion: receptor.url(`${SECRETO}otra`),
    });
    await crear({ nombre: 'Avisos', direccion: receptor.url(SECRETO) });
    const said = [
      await list(),
      await entregas(body.id),
      (await agency.call('bitacora', { as: 'Fundadora', query: { tema: 'webhooks' } })).body,
      await audits(),
    ];
    expect(receptor.recibidos.map(({ path }) => path)).toContain(
      SECRETO.replace('/api', '/api/v10'),
    );
    for (const text of [JSON.stringify(said), agency.log.join('\n')])
      expect(text).not.toContain('el-secreto');
    expect(agency.log.length).toBeGreaterThan(0);
    expect(await kept.holds('el-secreto')).toBe(false);
  });

  test('a webhook has a unique name, ignoring case and accents, until it is deleted', async () => {
    const { body } = await crear({ nombre: 'Señal' });
    expect(await crear({ nombre: ' SENAL ' })).toMatchObject({
      httpStatus: 409,
      body: { msg: WEBHOOKS.repetido, campo: 'nombre' },
    });
    const { body: other } = await crear({ nombre: 'Otro' });
    expect(await call('editarWebhook', { id: other.id, data: { nombre: 'señal' } })).toMatchObject({
      httpStatus: 409,
      body: { campo: 'nombre' },
    });
    expect((await call('quitarWebhook', { id: body.id })).httpStatus).toBe(200);
    expect((await crear({ nombre: 'señal' })).httpStatus).toBe(200);
  });

  test(`an agency has at most ${WEBHOOKS_MAX} webhooks, also if two are added at once`, async () => {
    for (let i = 1; i < WEBHOOKS_MAX; i++) await crear({ nombre: `Canal ${i}` });
    const answers = await Promise.all([crear({ nombre: 'Uno' }), crear({ nombre: 'Otro' })]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(answers.find(({ httpStatus }) => httpStatus === 409)?.body.msg).toBe(
      WEBHOOKS.demasiados,
    );
  });

  test.each([
    [{ nombre: ' ' }, 'nombre', WEBHOOKS.sinNombre],
    [{ direccion: 'canal' }, 'direccion', WEBHOOKS.direccionInvalida],
    [{ direccion: 'https://discord.com/channels/1/2' }, 'direccion', WEBHOOKS.direccionDeDiscord],
    [{ sucesos: { ascenso: '' } }, 'ascenso', WEBHOOKS.palabrasVacias],
    [
      { sucesos: { ascenso: 'Hola {perona}' } },
      'ascenso',
      WEBHOOKS.nombreDesconocido('perona', [
        'persona',
        'rango',
        'rangoAnterior',
        'encargado',
        'agencia',
        'fecha',
      ]),
    ],
    [{ sucesos: { cumple: 'x' } }, undefined, undefined],
  ])('a webhook with %j is refused', async (more, campo, msg) => {
    expect(await crear(more)).toMatchObject({
      httpStatus: 400,
      body: { ...(campo && { campo }), ...(msg && { msg }) },
    });
    expect(await list()).toEqual([]);
  });

  test('a webhook is refused without the permission', async () => {
    const { body } = await crear();
    for (const as of ['Gerente', null] as const) {
      expect((await agency.call('webhooks', { as })).httpStatus).toBe(as ? 403 : 401);
      expect(
        (await agency.call('entregasWebhook', { as, params: { id: body.id } })).httpStatus,
      ).toBe(as ? 403 : 401);
    }
  });
});

describe('editing a webhook', () => {
  test('editing a webhook changes the fields sent, and logs them in the audit log', async () => {
    const { body } = await crear();
    const edit = (data: object, previos: object) =>
      call('editarWebhook', { id: body.id, data, previos });
    const [one, other] = await Promise.all([
      edit({ ascenso: 'A {persona}' }, { ascenso: null }),
      edit({ ausencia: null }, { ausencia: '{persona}: {motivo}' }),
    ]);
    expect([one.httpStatus, other.httpStatus]).toEqual([200, 200]);
    expect((await list())[0].sucesos).toMatchObject({ ascenso: 'A {persona}', ausencia: null });
    expect(await edit({ ascenso: 'B' }, { ascenso: null })).toMatchObject({ httpStatus: 409 });
    expect((await edit({ ascenso: 'A {persona}' }, { ascenso: null })).httpStatus).toBe(200);
    const rows = await audits();
    expect(rows.slice(1).map(({ antes, despues }) => ({ antes, despues }))).toEqual(
      expect.arrayContaining([
        {
          antes: { webhook: 'Avisos', ascenso: null },
          despues: { webhook: 'Avisos', ascenso: 'A {persona}' },
        },
        {
          antes: { webhook: 'Avisos', ausencia: '{persona}: {motivo}' },
          despues: { webhook: 'Avisos', ausencia: null },
        },
      ]),
    );
    expect(rows).toHaveLength(3);
  });

  test('editing a webhook sends to the new address from then on', async () => {
    const { body } = await crear();
    await call('editarWebhook', { id: body.id, data: {}, direccion: receptor.url('/otro/zZ99') });
    await happen('Viaje');
    await agency.settleEnvios();
    expect(receptor.recibidos.map(({ path }) => path)).toEqual(['/otro/zZ99']);
    expect((await list())[0].pista).toBe('zZ99');
    expect((await audits()).at(-1)?.despues).toEqual({ webhook: 'Avisos', destino: 'nuevo' });
  });

  test('editing an unknown or deleted webhook answers 404', async () => {
    const { body } = await crear();
    await call('quitarWebhook', { id: body.id });
    for (const operation of ['editarWebhook', 'quitarWebhook', 'probarWebhook'] as const)
      expect(
        (await call(operation, { id: body.id, ...(operation === 'editarWebhook' && { data: {} }) }))
          .httpStatus,
      ).toBe(404);
    expect(
      (await agency.call('entregasWebhook', { as: 'Fundadora', params: { id: body.id } }))
        .httpStatus,
    ).toBe(404);
    expect(await agency.db.selectFrom('webhooks').select('quitado_en').execute()).toEqual([
      { quitado_en: agency.now() },
    ]);
  });
});

describe('testing a webhook', () => {
  test('testing a webhook sends a message at once, and answers the receiver’s status', async () => {
    const { body } = await crear();
    expect((await call('probarWebhook', { id: body.id })).body).toEqual({
      msg: WEBHOOKS.llego,
      status: 0,
      llego: 1,
      codigo: 204,
      fallo: null,
    });
    receptor.answer({ status: 503 });
    expect((await call('probarWebhook', { id: body.id })).body).toMatchObject({
      llego: 0,
      codigo: 503,
      msg: expect.stringContaining('Falló el servicio'),
    });
    expect(receptor.contents()).toEqual(
      Array(2).fill('Prueba de **Agencia Garita**: los avisos llegarán aquí.'),
    );
    expect(await entregas(body.id)).toEqual({ entregas: [], siguiente: null });
  });

  test('testing a webhook stops it if the receiver answers that it no longer exists, and resumes it at the next successful test', async () => {
    const { body } = await crear();
    receptor.answer({ status: 401 });
    expect((await call('probarWebhook', { id: body.id })).body).toMatchObject({
      llego: 0,
      codigo: 401,
    });
    expect((await list())[0].detenido).toBe('no_existe');
    await call('probarWebhook', { id: body.id });
    expect((await list())[0].detenido).toBeNull();
  });

  test('testing a webhook reports an unreachable server', async () => {
    const { body } = await crear();
    await receptor.close();
    expect((await call('probarWebhook', { id: body.id })).body).toMatchObject({
      llego: 0,
      codigo: null,
      fallo: 'conexion',
    });
  });
});

describe('the sent messages', () => {
  test('the sent messages are listed page by page, newest first, as they were sent', async () => {
    const { body } = await crear();
    for (const motivo of ['uno', 'dos', 'tres']) await happen(motivo);
    await agency.settleEnvios();
    await call('editarWebhook', { id: body.id, data: { ausencia: 'Otra cosa' } });
    const first = await entregas(body.id, { limit: 2 });
    expect(first.entregas.map(({ texto }: { texto: string }) => texto)).toEqual([
      'Fundadora: tres',
      'Fundadora: dos',
    ]);
    expect(first.entregas[0]).toMatchObject({
      suceso: 'ausencia',
      estado: 'entregada',
      intentos: 1,
      codigo: 204,
      fallo: null,
      proximo: null,
      reenvio: 0,
    });
    const rest = await entregas(body.id, { limit: 2, antes: first.siguiente });
    expect(rest.entregas.map(({ texto }: { texto: string }) => texto)).toEqual(['Fundadora: uno']);
    expect(rest.siguiente).toBeNull();
  });

  test('the sent messages are deleted 90 days after they were delivered or failed, and no sooner', async () => {
    const { body } = await crear();
    receptor.answer({ status: 400 });
    await happen('uno');
    await happen('dos');
    await agency.settleEnvios();
    const leftAfter = async (days: number) => {
      await runUpkeep(agency.db, new Date(agency.now().getTime() + days * 86_400_000));
      return (await entregas(body.id)).entregas;
    };
    expect(await leftAfter(89)).toMatchObject([
      { estado: 'entregada' },
      { texto: 'Fundadora: uno', estado: 'marcada', codigo: 400 },
    ]);
    expect(await leftAfter(91)).toEqual([]);
  });

  test('the sent messages can be sent again after all others, once, with the current text', async () => {
    const { body } = await crear();
    receptor.answer({ status: 400 });
    await happen('uno');
    await agency.settleEnvios();
    const [{ id }] = (await entregas(body.id)).entregas;
    await call('editarWebhook', { id: body.id, data: { ausencia: 'De nuevo: {motivo}' } });
    receptor.answer('hold');
    const answers = await Promise.all([
      call('reenviarEntrega', { id }),
      call('reenviarEntrega', { id }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    await receptor.held();
    receptor.release();
    await agency.settleEnvios();
    expect(receptor.contents()).toEqual(['Fundadora: uno', 'De nuevo: uno']);
    expect((await entregas(body.id)).entregas).toMatchObject([
      { texto: 'De nuevo: uno', estado: 'entregada', reenvio: 1 },
      { id, texto: 'Fundadora: uno', estado: 'marcada', reenvio: 0 },
    ]);
    expect((await call('reenviarEntrega', { id: 2_000_000_000 })).httpStatus).toBe(404);
    await call('editarWebhook', { id: body.id, data: { activo: 0 } });
    expect(await call('reenviarEntrega', { id })).toMatchObject({
      httpStatus: 409,
      body: { msg: WEBHOOKS.estaDetenido },
    });
  });

  test('the metrics count the pending and the given-up messages', async () => {
    await crear();
    receptor.answer({ status: 400 }, { status: 500 });
    await happen('uno');
    await happen('dos');
    await agency.settleEnvios();
    const { body } = await agency.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer una-llave-de-metricas' },
    });
    expect(body).toContain('garita_deliveries{state="pending"} 1');
    expect(body).toContain('garita_deliveries{state="given-up"} 1');
  });
});
