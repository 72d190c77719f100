import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency({ config: { logLevel: 'trace' } });
});
afterAll(() => agency.close());

describe('headers', () => {
  test('the headers let nothing load, frame or sniff an answer', async () => {
    const { headers } = await agency.call('configuracion');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'SAMEORIGIN',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('the headers are the same on a refusal and on a 304', async () => {
    const key = await agency.keyOf('Agente');
    const { headers: first } = await agency.call('allNomina', { key });
    const unchanged = await agency.call('allNomina', {
      key,
      headers: { 'if-none-match': String(first.etag) },
    });
    const refused = await agency.call('allNomina');
    expect([unchanged.httpStatus, refused.httpStatus]).toEqual([304, 401]);
    const own = [
      'cache-control',
      'content-length',
      'content-type',
      'date',
      'etag',
      'vary',
      'x-request-id',
    ];
    const guards = ({ headers }: { headers: object }) =>
      Object.entries(headers).filter(([name]) => !own.includes(name));
    expect(guards(unchanged)).toEqual(guards({ headers: first }));
    expect(guards(refused)).toEqual(guards({ headers: first }));
  });

  test('the headers keep answers out of shared caches, and writes and failures out of every cache', async () => {
    expect((await agency.call('allNomina', { as: 'Agente' })).headers['cache-control']).toBe(
      'private, no-cache',
    );
    expect((await agency.call('logout', { as: 'Agente' })).headers['cache-control']).toBe(
      'no-store',
    );
    expect((await agency.call('allNomina')).headers['cache-control']).toBe('no-store');
  });

  test('the headers let no other site read answers', async () => {
    const response = await agency.app.inject({
      url: '/api/configuracion',
      headers: { origin: 'https://otra.test' },
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the log', () => {
  test('the log contains no password, key, secret or address', async () => {
    const key = await agency.keyOf('Oficial');
    await agency.call('login', { body: { usuario: 'Oficial', clave: 'una-clave-muy-secreta' } });
    await agency.call('login', { body: { usuario: 'Oficial', clave: 7 } });
    await agency.call('login', { raw: '{"usuario":"Oficial","clave":"una-clave-muy-secreta"' });
    await agency.call('checkUser', { key });
    await agency.call('checkUser', { key: `${key}x` });
    await agency.app.inject({ url: `/api/checkUser?key=${key}` });
    const text = agency.log.join('\n');
    expect(text).toContain('/api/login');
    expect(text).not.toContain('una-clave-muy-secreta');
    expect(text).not.toContain(key.slice(2, 30));
    expect(text).not.toContain('127.0.0.1');
  });

  test('the log contains no row of the database, even if the database’s error quotes one', async () => {
    const own = await openTestAgency({
      config: { logLevel: 'trace' },
      // The contract lists no 500, so `checkAnswers` would refuse this answer.
      app: { checkAnswers: false },
      says: {
        checkHealth: async () => {
          await sql`insert into usuarios (usuario, clave_hash) values ('Alguien', 'una huella')`.execute(
            own.db,
          );
          return 'ok';
        },
      },
    });
    const { httpStatus } = await own.call('health');
    const text = own.log.join('\n');
    await own.close();
    expect(httpStatus).toBe(500);
    expect(text).toContain('violates not-null constraint');
    expect(text).not.toMatch(/Alguien|una huella/);
  });
});
