import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESO } from '@garita/domain/acceso/textos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOpenedSessions } from '../../access/actor.repository';
import { createSnapshotReader } from '../../snapshotCache/createSnapshotReader';
import { Cambios } from './Cambios';
import { createReadableTemas } from './createReadableTemas';

// The `Cambios` of these tests has its own limits and heartbeat, and gets no commit notifications.

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

async function actorOf(name: string) {
  await agency.keyOf(name);
  const { id } = await agency.db
    .selectFrom('sesiones')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [opened] = await findOpenedSessions(agency.db, [id]);
  if (!opened) throw new Error(`${name} is not in`);
  return opened.actor;
}

const create = (latidoMs: number) =>
  new Cambios({
    db: agency.db,
    readSnapshot: createSnapshotReader(agency.database),
    clock: agency.now,
    sessionUse: { isIdle: () => false },
    vistaOf: createReadableTemas(CONTRACT.operations),
    limits: { oyentes: 2, porPersona: 1 },
    onError: (error) => {
      throw error;
    },
    latidoMs,
  });

test('streams refresh without a notification after a manual change of the database', async () => {
  const cambios = create(5);
  const answer = await cambios.open(await actorOf('Agente'), null);
  const server = createServer((_, line) => answer.begin(line)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false }, resolve),
  );
  let heard = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  await expect.poll(() => heard).toContain('\n\n:\n\n');
  await sql`insert into versiones (tema, version) values ('perfil', 1) on conflict (tema) do update set version = versiones.version + 1`.execute(
    agency.db,
  );
  await expect.poll(() => heard).toContain('event: tema\ndata: {"tema":"perfil"');
  await sql`update usuarios set firma = 'MAN' where usuario = 'Agente'`.execute(agency.db);
  await expect.poll(() => heard).toContain('event: yo');
  cambios.stop();
  await expect.poll(() => heard).toContain('"cierre"');
  server.close();
});

test('the number of streams is limited in all and per person; a refused client learns when to retry', async () => {
  const cambios = create(60_000);
  const [agente, cabo, oficial] = [
    await actorOf('Agente'),
    await actorOf('Cabo'),
    await actorOf('Oficial'),
  ];
  await cambios.open(agente, null);
  await expect(cambios.open(agente, null)).rejects.toMatchObject({
    httpStatus: 429,
    detail: { retryAfter: 30 },
  });
  await cambios.open(cabo, null);
  await expect(cambios.open(oficial, null)).rejects.toMatchObject({
    httpStatus: 503,
    detail: { retryAfter: 30 },
  });
  expect(cambios.count).toBe(2);
  cambios.stop();
  expect(cambios.count).toBe(0);
  await expect(cambios.open(oficial, null)).rejects.toMatchObject({ httpStatus: 503 });
});

test('a person who is dismissed before the stream opens gets a refusal that says so', async () => {
  const cambios = create(60_000);
  const agente = await actorOf('Agente');
  const now = agency.now();
  await sql`update usuarios set despedido_en = ${now} where usuario = 'Agente'`.execute(agency.db);
  await sql`update sesiones set revocada_en = ${now}`.execute(agency.db);
  await expect(cambios.open(agente, null)).rejects.toMatchObject({
    httpStatus: 401,
    message: ACCESO.despedido,
  });
  cambios.stop();
});
