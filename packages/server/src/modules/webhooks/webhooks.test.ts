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
  test('is on once it is there, and known by its name and the end of its address', async () => {
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

  test('tells its address nowhere: no answer, no log, no audit row, nothing in the database', async () => {
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

  test('has a name that no other has, ignoring case and accents, until it is taken away', async () => {
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

  test(`is one of ${WEBHOOKS_MAX} at most, also of two that are added at once`, async () => {
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
  ])('with %j is refused', async (more, campo, msg) => {
    expect(await crear(more)).toMatchObject({
      httpStatus: 400,
      body: { ...(campo && { campo }), ...(msg && { msg }) },
    });
    expect(await list()).toEqual([]);
  });

  test('is refused without the permission', async () => {
    const { body } = await crear();
    for (const as of ['Gerente', null] as const) {
      expect((await agency.call('webhooks', { as })).httpStatus).toBe(as ? 403 : 401);
      expect(
        (await agency.call('entregasWebhook', { as, params: { id: body.id } })).httpStatus,
      ).toBe(as ? 403 : 401);
    }
  });
});

describe('editing one', () => {
  test('changes what was sent, field by field, and says in the audit log what', async () => {
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

  test('sends to another address from then on', async () => {
    const { body } = await crear();
    await call('editarWebhook', { id: body.id, data: {}, direccion: receptor.url('/otro/zZ99') });
    await happen('Viaje');
    await agency.settleEnvios();
    expect(receptor.recibidos.map(({ path }) => path)).toEqual(['/otro/zZ99']);
    expect((await list())[0].pista).toBe('zZ99');
    expect((await audits()).at(-1)?.despues).toEqual({ webhook: 'Avisos', destino: 'nuevo' });
  });

  test('of one that there is not, or was taken away, is 404', async () => {
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

describe('trying one', () => {
  test('sends a line at once, and says what was answered', async () => {
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

  test('stops one whose receiver is gone, and resumes it when the receiver is back', async () => {
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

  test('says so when no server answers, and when the address is not of the internet', async () => {
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
  test('is told page by page, the newest first, as it was sent', async () => {
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

  test('is forgotten 90 days after it arrived or was given up, and no sooner', async () => {
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

  test('is sent again behind all others, once, in the words of now', async () => {
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

  test('and what waits are counted among the metrics', async () => {
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
