import { call } from '@garita/api-client/call';
import { createClient } from '@garita/api-client/createClient';
import { afterEach, expect, test, vi } from 'vitest';
import { LastingRequest } from './LastingRequest';

afterEach(() => vi.unstubAllGlobals());

test('a request that may outlive its page passes its URL, headers and body separately to fetch on each attempt', async () => {
  const given: Parameters<typeof fetch>[] = [];
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    if (given.push(args) === 1) throw new TypeError('fetch failed');
    return Response.json({ msg: 'Hecho', status: 0 });
  });
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: (request) => (request as LastingRequest).send(),
  });
  const init = { idempotencyKey: 'una-clave', Request: LastingRequest };
  await call(client, 'sendAscenso', { usuario: 6 }, init);
  expect(given).toHaveLength(2);
  for (const [input, init] of given) {
    expect(input).toBe('http://portal.test/api/sendAscenso');
    expect(init).toMatchObject({ method: 'POST', body: '{"usuario":6}', keepalive: true });
    const headers = new Headers(init?.headers);
    expect([headers.get('content-type'), headers.get('idempotency-key')]).toEqual([
      'application/json',
      'una-clave',
    ]);
  }
});
