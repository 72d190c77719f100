import { SERVICIO } from '@garita/domain/reglas/textos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Health } from '../../db/Database';

let agency: TestAgency;
afterEach(() => agency.close());

describe('health', () => {
  test('health says ok and the version', async () => {
    agency = await openTestAgency();
    expect((await agency.call('health')).body).toEqual({
      estado: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      disco: 'ok',
      tareas: 'ok',
      secreto: 'ok',
      reloj: 'ok',
    });
  });

  test.each<Health>(['reabriendo', 'no-responde'])(
    'health answers 503 with the reason while the database is %s',
    async (motivo) => {
      agency = await openTestAgency({ says: { checkHealth: async () => motivo } });
      const { httpStatus, body, headers } = await agency.call('health');
      expect(httpStatus).toBe(503);
      expect(body).toEqual({ msg: SERVICIO.noDisponible, status: 1, motivo });
      expect(headers['retry-after']).toBe('1');
    },
  );

  test('health answers 503 as well while a table that it reads is locked', async () => {
    agency = await openTestAgency({ says: { checkHealth: async () => 'ok' } });
    await agency.db.transaction().execute(async (tx) => {
      await sql`lock table instalacion in access exclusive mode`.execute(tx);
      const { httpStatus, body } = await agency.call('health');
      expect([httpStatus, body.motivo]).toEqual([503, 'no-responde']);
    });
  });

  test('health queries the database fewer than twenty times for a hundred concurrent callers', async () => {
    let asked = 0;
    const checkHealth = async (): Promise<Health> => {
      asked++;
      return agency.database.checkHealth();
    };
    agency = await openTestAgency({ says: { checkHealth } });
    const answers = await Promise.all(Array.from({ length: 100 }, () => agency.call('health')));
    expect(answers.map(({ body }) => body.estado)).toEqual(Array(100).fill('ok'));
    expect(asked).toBeLessThan(20);
    expect((await agency.call('health')).body.estado).toBe('ok');
  });

  test('health reports a full disk, and still answers 200', async () => {
    agency = await openTestAgency({ says: { hasRoom: async () => false } });
    const { httpStatus, body } = await agency.call('health');
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ estado: 'ok', disco: 'lleno' });
  });
});
