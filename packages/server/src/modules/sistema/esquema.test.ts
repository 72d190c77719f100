import { VERSIONES } from '@garita/domain/reglas/textos';
import { failureOf } from '@garita/testing/agency/failureOf';
import { openTestAgency, send, type TestAgency } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import type { FastifyInstance } from 'fastify';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../buildApp';
import { migrations } from '../../db/migrations/migrations';

let agency: TestAgency;
let other: FastifyInstance;
beforeEach(async () => {
  agency = await openTestAgency();
  other = await buildApp({
    config: testConfig(),
    db: agency.database,
    contract: CONTRACT,
    clock: agency.now,
    checkAnswers: true,
  });
  await other.ready();
});
afterEach(async () => {
  // Other tests use the same database, so the newer migrations are undone.
  expect((await newer().migrateDown()).error).toBeUndefined();
  await other.close();
  await agency.close();
});

const newer = () =>
  new Migrator({
    db: agency.db,
    provider: {
      getMigrations: async () => ({
        ...migrations,
        m9999Futura: {
          up: (db) => sql`alter table multas add column futura text`.execute(db).then(() => {}),
          down: (db) => sql`alter table multas drop column futura`.execute(db).then(() => {}),
        },
      }),
    },
  });

test('two portals on data that a newer version has migrated become read-only, and health says why', async () => {
  const key = await agency.keyOf('Supervisora');
  const fine = {
    key,
    body: {
      usuario: await agency.idOf('Recluta'),
      motivo: 'Llegó tarde, ¡otra vez! 🚨',
      creditos: 5,
    },
  };
  const login = { body: { usuario: 'Recluta', clave: 'garita-demo' } };
  expect((await agency.call('sendMulta', fine)).httpStatus).toBe(200);
  expect((await newer().migrateToLatest()).error).toBeUndefined();
  agency.pass({ minutes: 1 });
  for (const app of [agency.app, other]) {
    for (const answer of [
      await send(app, 'sendMulta', key, fine),
      await send(app, 'login', null, login),
    ]) {
      expect([answer.httpStatus, failureOf(answer.body)]).toEqual([
        503,
        expect.objectContaining({ msg: VERSIONES.masNueva, motivo: 'esquema' }),
      ]);
      expect(answer.headers['retry-after']).toBe('30');
    }
    const health = await send(app, 'health', null, {});
    expect([health.httpStatus, health.body.motivo]).toEqual([503, 'esquema']);
    expect((await send(app, 'allNomina', key, {})).httpStatus).toBe(200);
  }
});
