import { createClient, unwrap } from '@garita/api-client/createClient';
import { afterEach, expect, test, vi } from 'vitest';
import { LastingRequest } from './LastingRequest';

afterEach(() => vi.unstubAllGlobals());

/** A client whose line breaks once, and what the platform's `fetch` was given. */
function setUp() {
  const given: Parameters<typeof fetch>[] = [];
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    if (given.push(args) === 1) throw new TypeError('fetch failed');
    return Response.json({ msg: 'Hecho', status: 0 });
  });
  const options = { baseUrl: 'http://portal.test/api', patience: () => 1000 };
  return { given, client: createClient({ ...options, request: LastingRequest, fetch: LastingRequest.send }) };
}

test('what may outlive its page is given to fetch in parts, with its whole body, each time that it is sent', async () => {
  const { given, client } = setUp();
  await unwrap(client.POST('/sendAscenso', { body: { usuario: 6 }, keepalive: true }));
  expect(given).toHaveLength(2);
  for (const [input, init] of given) {
    expect(input).toBe('http://portal.test/api/sendAscenso');
    expect(init).toMatchObject({ method: 'POST', body: '{"usuario":6}', keepalive: true });
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  }
  const keys = given.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('all else is given whole', async () => {
  const { given, client } = setUp();
  await unwrap(client.POST('/sendAscenso', { body: { usuario: 6 } }));
  for (const [input, init] of given) {
    expect(init).toBeUndefined();
    expect(await (input as Request).text()).toBe('{"usuario":6}');
  }
});
