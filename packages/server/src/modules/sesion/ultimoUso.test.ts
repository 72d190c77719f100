import type { AgencyOptions } from '@garita/testing/agency/readyAgency';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, describe, expect, test } from 'vitest';
import { markOf } from '../../access/keyCookie';

let agency: TestAgency;
afterEach(() => agency.close());

const open = async (options: AgencyOptions = {}) => {
  agency = await openTestAgency(options);
  return agency.keyOf('Agente');
};
const HOUR = 3_600_000;
const idleAfter = (hours: number): AgencyOptions => ({ config: { sessionIdleMs: hours * HOUR } });
const statusOf = async (key: string) => (await agency.call('checkUser', { key })).httpStatus;
/**
 * The session's last use. The portal stores it in the background, so this function waits until the
 * expected value is stored.
 */
const usedAt = async (expected: Date) => {
  const read = async () =>
    (
      await agency.db
        .selectFrom('sesiones')
        .select('usada_en')
        .where('usada_en', 'is not', null)
        .execute()
    ).map((row) => row.usada_en);
  await expect.poll(read, { timeout: 60_000 }).toEqual([expected]);
};

describe('the last use', () => {
  test('the last use of a session is stored once in five minutes, also for reads', async () => {
    const key = await open();
    agency.pass({ minutes: 4 });
    await statusOf(key);
    expect(await agency.db.selectFrom('sesiones').select('usada_en').execute()).toEqual([
      { usada_en: null },
    ]);
    agency.pass({ minutes: 1 });
    const first = agency.now();
    await Promise.all([statusOf(key), statusOf(key), statusOf(key)]);
    await usedAt(first);
    agency.pass({ minutes: 4 });
    await statusOf(key);
    await usedAt(first);
    const { body } = await agency.call('sesiones', { key });
    expect(body[0].uso).toBe(first.toISOString());
  });

  test('the last use of a session is not stored for a closed session nor on a full disk, and no request waits for it', async () => {
    let asked = 0;
    const key = await open({
      says: {
        hasRoom: async () => {
          asked++;
          return false;
        },
      },
    });
    agency.pass({ hours: 1 });
    expect(await statusOf(key)).toBe(200);
    await expect.poll(() => asked, { timeout: 60_000 }).toBe(1);
    await agency.app.close();
    expect(await agency.db.selectFrom('sesiones').select('usada_en').execute()).toEqual([
      { usada_en: null },
    ]);
  });

  test('a last use that cannot be stored fails no request', async () => {
    const key = await open({ says: { hasRoom: () => Promise.reject(new Error('no disk')) } });
    agency.pass({ hours: 1 });
    expect(await statusOf(key)).toBe(200);
  });
});

describe('an unused session', () => {
  test('an unused session lasts its 365 days without a setting', async () => {
    const key = await open();
    agency.pass({ days: 364, hours: 23 });
    expect(await statusOf(key)).toBe(200);
  });

  test('an unused session ends after the configured time: 401, the cookie is deleted, and it is no longer listed', async () => {
    const key = await open(idleAfter(12));
    agency.pass({ hours: 11 });
    expect(await statusOf(key)).toBe(200);
    await usedAt(agency.now());
    agency.pass({ hours: 11 });
    expect(await statusOf(key)).toBe(200);
    agency.pass({ hours: 12 });
    const other = await agency.keyOf('Agente');
    expect((await agency.call('sesiones', { key: other })).body).toHaveLength(1);
    const answer = await agency.call('checkUser', {
      headers: { cookie: `key=${key}; sesion=${markOf(key)}` },
    });
    expect(answer).toMatchObject({
      httpStatus: 401,
      body: { msg: 'Tu sesión no es válida. Vuelve a entrar.' },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^key=;.*Max-Age=0/),
      expect.stringMatching(/^sesion=;.*Max-Age=0/),
    ]);
    expect((await agency.call('validateT', { key })).body).toBe(false);
  });

  test('a session stays valid while it is used, even if a full disk stores no times', async () => {
    const key = await open({ ...idleAfter(2), says: { hasRoom: async () => false } });
    for (let hours = 0; hours < 5; hours++) {
      agency.pass({ hours: 1 });
      expect(await statusOf(key)).toBe(200);
    }
    agency.pass({ hours: 2 });
    expect(await statusOf(key)).toBe(401);
  });
});
