import { SECRETO } from '@garita/domain/reglas/textos';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { openTestAgency, send, type TestAgency } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../buildApp';

let agency: TestAgency;
let portals: FastifyInstance[];
beforeEach(async () => {
  agency = await openTestAgency();
  portals = [];
});
afterEach(async () => {
  for (const portal of portals) await portal.close();
  await agency.close();
});

/**
 * Starts a portal.
 * @returns the secret's state in its health, a function that asks again, and its log
 */
async function start(secret: string, { isAlone = true } = {}) {
  const log: string[] = [];
  const logStream = { write: (line: string) => log.push(line) };
  const app = await buildApp({
    config: testConfig({ secret, logLevel: 'warn' }),
    db: { ...agency.database, isAlone: async () => isAlone },
    contract: CONTRACT,
    checkAnswers: true,
    logStream,
  });
  await app.ready();
  portals.push(app);
  return {
    app,
    log: () => log.join(''),
    says: async () => (await send(app, 'health', null, {})).body.secreto,
  };
}

const SAME = testConfig().secret as string;
const OTHER = 'otro secreto, de Ñoño_77 y de nadie más';

test('a portal with another secret says so in its log and in health, and the original portal continues', async () => {
  await setUpAplicacion(agency, 'Oficial');
  const [own, other] = [await start(SAME), await start(OTHER)];
  expect([await own.says(), await other.says()]).toEqual(['ok', 'otro']);
  expect(other.log()).toContain(
    'no se abren aquí: aplicaciones de códigos, 1; direcciones de webhooks, 0.',
  );
  expect(own.log()).not.toContain('secreto');
});

test('the first portal on data that it cannot decrypt stores no mark', async () => {
  await setUpAplicacion(agency, 'Oficial');
  await agency.db.deleteFrom('instalacion').execute();
  const [other, own] = [await start(OTHER), await start(SAME)];
  expect([await own.says(), await other.says()]).toEqual(['ok', 'otro']);
});

test('a new secret is accepted once no data of the old secret is left', async () => {
  await setUpAplicacion(agency, 'Oficial');
  await start(SAME);
  expect(await (await start(OTHER)).says()).toBe('otro');
  await agency.db.deleteFrom('totp').execute();
  const renewed = await start(OTHER);
  expect([await renewed.says(), renewed.log()]).toEqual([
    'ok',
    expect.stringContaining('nada de lo guardado depende ya del de antes'),
  ]);
  expect(await (await start(OTHER)).says()).toBe('ok');
});

test('without encrypted data another secret is refused while the first portal runs, and accepted afterwards', async () => {
  const own = await start(SAME);
  const other = await start(OTHER, { isAlone: false });
  expect([await own.says(), await other.says()]).toEqual(['ok', 'otro']);
  expect(other.log()).toContain('El secreto de este portal');
  const renewed = await start(OTHER);
  expect([await renewed.says(), renewed.log()]).toEqual([
    'ok',
    expect.stringContaining('Los códigos de entrada que nadie ha usado ya no abren'),
  ]);
});

test('data that another portal could not decrypt is refused, and is saved if no other portal runs', async () => {
  const key = await agency.keyOf('Fundadora');
  await start(SAME);
  const other = await start(OTHER, { isAlone: false });
  const direccion = 'https://discord.com/api/webhooks/1/el-secreto';
  const setUp = async (app: FastifyInstance) => [
    await send(app, 'prepararTotp', key, { body: { clave: 'garita-demo' } }),
    await send(app, 'crearWebhook', key, { body: { nombre: 'Ñandú «1»', direccion } }),
  ];
  for (const { httpStatus, body } of await setUp(other.app))
    expect([httpStatus, body.msg]).toEqual([409, SECRETO.otro]);
  expect(await agency.db.selectFrom('totp').selectAll().execute()).toEqual([]);
  const [, own] = await setUp(agency.app);
  const editar = { id: own?.body.id, data: {}, direccion };
  expect((await send(other.app, 'editarWebhook', key, { body: editar })).body.msg).toBe(
    SECRETO.otro,
  );
  const [totp] = await setUp((await start(OTHER)).app);
  expect(totp?.httpStatus).toBe(200);
});
