import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { SET_UP_TOKEN } from '@garita/testing/agency/readyAgency';
import { seedOcho } from '@garita/testing/agency/seedOcho';
import { type Answer, type CallOptions, insertKey, send } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { openServer, type Server } from '@garita/testing/database/openServer';
import { openTestEngine } from '@garita/testing/database/testEngine';
import { withClient } from '@garita/testing/database/withClient';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../buildApp';
import type { Database } from '../db/Database';
import { createEmbeddedDatabase } from '../db/embedded/createEmbeddedDatabase';
import type { Engine } from '../db/embedded/Engine';
import { DatabaseClosedError } from '../db/errors';
import { migrateToLatest } from '../db/migrateToLatest';
import { openDatabase } from '../db/openDatabase';

const NOW = new Date('2026-11-21T18:30:00.000Z');
const KEY = { 'idempotency-key': 'una-clave-de-prueba' };
const UNKNOWN = 'resultado-desconocido';

let portal: { readonly app: FastifyInstance; readonly db: Database };
/**
 * Loses the answer to the next commit. `done`: the database commits. `undone`: the commit never
 * reaches the database.
 */
let lose: (what: 'done' | 'undone') => void;

const openPortal = async (db: Database) => {
  const app = await buildApp({
    config: testConfig(),
    db,
    contract: CONTRACT,
    clock: () => NOW,
    passwords: cheapPasswords,
    checkAnswers: true,
    setUpToken: SET_UP_TOKEN,
  });
  await app.ready();
  portal = { app, db };
};
const call = (
  operation: Parameters<typeof send>[1],
  key: string | null,
  options: CallOptions,
): Promise<Answer> => send(portal.app, operation, key, options);
const keyOf = (name: string) => insertKey(portal.db.kysely, name, NOW);
const idOf = async (name: string) =>
  (
    await portal.db.kysely
      .selectFrom('usuarios')
      .select('id')
      .where('usuario', '=', name)
      .executeTakeFirstOrThrow()
  ).id;
const countMultas = async () =>
  (await portal.db.kysely.selectFrom('multas').select('id').where('motivo', '=', 'Ruido').execute())
    .length;
const fine = async (key: string, headers: Record<string, string> = {}) =>
  call('sendMulta', key, {
    body: { usuario: await idOf('Agente'), motivo: 'Ruido', creditos: 5 },
    headers,
  });

function testLostAnswers(): void {
  test.each(['done', 'undone'] as const)(
    'after a lost commit that is %s, the same key gets the answer, and there is no second fine',
    async (what) => {
      const key = await keyOf('Fundadora');
      lose(what);
      const { httpStatus, body, headers } = await fine(key, KEY);
      expect([httpStatus, body.status, headers['idempotency-replayed']]).toEqual([
        200,
        0,
        undefined,
      ]);
      expect(await countMultas()).toBe(1);
      expect((await fine(key, KEY)).headers['idempotency-replayed']).toBe('true');
      expect(await countMultas()).toBe(1);
    },
  );

  test('a lost commit of a write without a key, or with a secret answer, is reported as unknown, and the text suggests no retry', async () => {
    const key = await keyOf('Fundadora');
    lose('done');
    const answer = await fine(key);
    expect(answer).toMatchObject({ httpStatus: 503, body: { status: 1, motivo: UNKNOWN } });
    expect(answer.body.msg).toMatch(/antes de repetirlo\.$/);
    expect(answer.headers['retry-after']).toBeUndefined();
    lose('done');
    const secret = await call('resetPassword', key, {
      body: { usuario: await idOf('Agente') },
      headers: KEY,
    });
    expect(secret).toMatchObject({ httpStatus: 503, body: { motivo: UNKNOWN } });
    expect(secret.headers['retry-after']).toBeUndefined();
  });

  test('after a lost answer, registering again succeeds with the same password and is refused with another', async () => {
    const register = (clave: string) =>
      call('registro', null, { body: { usuario: 'Ñoño_77', clave, rclave: clave } });
    lose('done');
    expect(await register('una clave larga')).toMatchObject({
      httpStatus: 503,
      body: { motivo: UNKNOWN },
    });
    expect(await register('otra clave larga')).toMatchObject({
      httpStatus: 409,
      body: { campo: 'usuario' },
    });
    expect(await register('una clave larga')).toMatchObject({
      httpStatus: 200,
      body: { status: 0 },
    });
    expect(await idOf('Ñoño_77')).toBeGreaterThan(0);
  });
}

describe('an answer lost between PostgreSQL and the portal', () => {
  const name = 'garita_respuesta_perdida';
  let server: Server;
  let tcpProxy: {
    readonly url: string;
    close(): void;
    /** Loses the answer to the next commit and then refuses connections. */
    loseForGood(): void;
    openAgain(): void;
  };

  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.stop());

  const urlOf = (host: string) => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    url.host = host;
    return url.href;
  };

  /** A TCP proxy in front of PostgreSQL. */
  async function openProxy(): Promise<typeof tcpProxy> {
    const target = new URL(server.url);
    const through = new Set<Socket>();
    let lost: 'done' | 'undone' | null = null;
    let isShut = false;
    let shutsWithIt = false;
    const shut = () => {
      isShut = true;
      for (const socket of through) socket.destroy();
    };
    const listener = createServer((visitor) => {
      visitor.on('error', () => undefined);
      if (isShut) return visitor.destroy();
      const inside = connect({ host: target.hostname, port: Number(target.port) });
      inside.on('error', () => visitor.destroy()).on('close', () => visitor.destroy());
      visitor.on('close', () => inside.destroy());
      through.add(visitor);
      let losing: typeof lost = null;
      visitor.on('data', (bytes) => {
        if (lost !== null && bytes.includes('commit')) [losing, lost] = [lost, null];
        if (losing === 'undone') visitor.destroy();
        else inside.write(bytes);
      });
      inside.on('data', (bytes) => {
        if (losing === null) visitor.write(bytes);
        else if (bytes.includes('COMMIT')) {
          if (shutsWithIt) shut();
          visitor.destroy();
        }
      });
      return undefined;
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    lose = (what) => {
      lost = what;
    };
    return {
      url: urlOf(`127.0.0.1:${(listener.address() as AddressInfo).port}`),
      close: () => void listener.close(),
      loseForGood: () => {
        shutsWithIt = true;
        lose('done');
      },
      openAgain: () => {
        isShut = false;
      },
    };
  }

  beforeEach(async () => {
    await withClient(server.url, (client) => client.query(`create database ${name}`));
    const direct = await openDatabase({ databaseUrl: urlOf(new URL(server.url).host) });
    await migrateToLatest(direct.kysely);
    await seedOcho(direct.kysely, cheapPasswords.hash, DEMO_PASSWORD);
    await direct.close();
    tcpProxy = await openProxy();
    await openPortal(await openDatabase({ databaseUrl: tcpProxy.url, onError: () => undefined }));
  });
  afterEach(async () => {
    await portal.app.close();
    await portal.db.close();
    tcpProxy.close();
    await withClient(server.url, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  });

  testLostAnswers();

  test('an answer lost between PostgreSQL and the portal is reported as unknown if it stays lost, and the same key finds it later', async () => {
    const key = await keyOf('Fundadora');
    const usuario = await idOf('Agente');
    tcpProxy.loseForGood();
    const sent = call('sendMulta', key, {
      body: { usuario, motivo: 'Ruido', creditos: 5 },
      headers: KEY,
    });
    const direct = await openDatabase({ databaseUrl: urlOf(new URL(server.url).host) });
    await expect
      .poll(
        async () =>
          (
            await direct.kysely
              .selectFrom('multas')
              .select('id')
              .where('motivo', '=', 'Ruido')
              .execute()
          ).length,
      )
      .toBe(1);
    expect(await sent).toMatchObject({
      httpStatus: 503,
      body: { motivo: UNKNOWN },
      headers: { 'retry-after': '1' },
    });
    tcpProxy.openAgain();
    await direct.close();
    await expect.poll(async () => (await fine(key, KEY)).httpStatus, { timeout: 10_000 }).toBe(200);
    expect(await countMultas()).toBe(1);
  });
});

describe('an answer lost with the embedded database', () => {
  beforeEach(async () => {
    const engine = await openTestEngine();
    let lost: 'done' | 'undone' | null = null;
    lose = (what) => {
      lost = what;
    };
    /** An engine whose worker dies in a commit, with the change in its files or without it. */
    const dying: Engine = {
      ...engine,
      session: () => dying,
      send: async (statements, milliseconds) => {
        const isLost = lost !== null && statements.some(({ text }) => text === 'commit');
        if (!isLost) return engine.send(statements, milliseconds);
        const undone = lost === 'undone';
        lost = null;
        await engine.send(
          undone ? [{ text: 'rollback', parameters: [] }] : statements,
          milliseconds,
        );
        throw new DatabaseClosedError('The worker has died');
      },
    };
    const { database } = createEmbeddedDatabase(dying);
    await seedOcho(database.kysely, cheapPasswords.hash, DEMO_PASSWORD);
    await openPortal(database);
  });
  afterEach(async () => {
    await portal.app.close();
    await portal.db.close();
  });

  testLostAnswers();
});
