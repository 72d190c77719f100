import type { OperationId } from '@garita/api-client/access';
import { failureOf } from '@garita/testing/agency/failureOf';
import type { AgencyOptions } from '@garita/testing/agency/readyAgency';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic } from '../contract/isPublic';
import { markOf } from './keyCookie';
import { OTRO_SITIO } from './ownOrigin';

let agency: TestAgency;
let key: string;
beforeAll(async () => {
  agency = await openTestAgency();
  key = await agency.keyOf('Fundadora');
});
afterAll(() => agency.close());

const HOST = 'portal.test';
const cookies = (of: string) => ({ cookie: `key=${of}; sesion=${markOf(of)}` });
const refusal = { httpStatus: 403, body: { msg: OTRO_SITIO, status: 1 } };

/** A write from a browser: it changes one of the user's settings. */
const flip = (headers: Record<string, string>, at: TestAgency = agency, of = key) =>
  at.call('changeConfig', {
    body: { op: 'app' },
    headers: { host: HOST, ...cookies(of), ...headers },
  });

describe('a write with the key in a cookie', () => {
  test.each([
    ['a foreign site', { 'sec-fetch-site': 'cross-site', origin: 'https://otro.test' }],
    [
      'the same site on another host',
      { 'sec-fetch-site': 'same-site', origin: `http://foro.${HOST}` },
    ],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['a foreign origin', { origin: 'https://otro.test' }],
    ['the same site on another host, of an older browser', { origin: `http://foro.${HOST}` }],
    ['another port', { origin: `http://${HOST}:8080` }],
    ['the null origin', { origin: 'null' }],
    ['an invalid origin', { origin: HOST }],
    ['a request with neither header', {}],
    [
      'a foreign site, although the origin header is right',
      { 'sec-fetch-site': 'cross-site', origin: `http://${HOST}` },
    ],
    [
      'a forwarded host from an untrusted proxy',
      { origin: 'http://otro.test', 'x-forwarded-host': 'otro.test' },
    ],
    ['another person’s mark and no origin headers', { sesion: '1-abcdefghijkl' }],
  ])(
    'a write with the key in a cookie is refused from %s',
    async (_, headers: Record<string, string>) => {
      const answer = await flip(headers);
      if (headers.sesion) expect(answer.httpStatus).toBe(401);
      else expect(answer).toMatchObject(refusal);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  test.each([
    ['the browser’s site header', { 'sec-fetch-site': 'same-origin' }],
    [
      'the browser’s site header, behind a proxy that writes another host',
      { 'sec-fetch-site': 'same-origin', origin: 'https://agencia.test' },
    ],
    ['its origin', { origin: `http://${HOST}` }],
    ['its origin with the default port', { origin: `http://${HOST}`, host: `${HOST}:80` }],
    ['its encrypted origin, behind an untrusted proxy', { origin: `https://${HOST}` }],
    ['an origin with a port', { origin: 'http://localhost:5173', host: 'localhost:5173' }],
  ])('a write with the key in a cookie is accepted with %s', async (_, headers) => {
    expect((await flip(headers)).httpStatus).toBe(200);
  });

  test('a write with the key in a cookie is accepted with its own mark if the browser sends no origin headers', async () => {
    expect((await flip({ sesion: markOf(key) })).httpStatus).toBe(200);
    expect(await flip({ sesion: markOf(key), origin: 'https://otro.test' })).toMatchObject(refusal);
  });

  test('a refused write with the key in a cookie changes nothing', async () => {
    const app = async () =>
      (await agency.call('usuarioPermiso', { key, params: { id: await agency.idOf('Fundadora') } }))
        .body.datos.config.app;
    const before = await app();
    await flip({ origin: 'https://otro.test' });
    expect(await app()).toBe(before);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a write with the key in a cookie must be JSON, not %s',
    async (type) => {
      const send = (operation: OperationId, raw: string) =>
        agency.call(operation, {
          raw,
          headers: {
            host: HOST,
            ...cookies(key),
            'sec-fetch-site': 'same-origin',
            'content-type': type,
          },
        });
      expect((await send('changeConfig', '{"op":"app"}')).httpStatus).toBe(415);
      // A body without fields is refused too.
      expect((await send('cerrarOtrasSesiones', '{}')).httpStatus).toBe(415);
    },
  );
});

describe('every write of the contract that needs a key', () => {
  const writes = CONTRACT.operations.filter(
    (operation) => operation.effect === 'write' && !isPublic(operation),
  );
  const params = (url: string) =>
    Object.fromEntries([...url.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));

  test.each(writes.map(({ id, method, url }) => [id, method, url] as const))(
    'the write %s (%s) is refused from another site',
    async (id, _, url) => {
      const headers = { host: HOST, ...cookies(key), 'sec-fetch-site': 'cross-site' };
      const refused = await agency.call(id, { params: params(url), headers });
      expect(refused.httpStatus).toBe(403);
      expect(failureOf(refused.body).msg).toBe(OTRO_SITIO);
    },
  );

  test('some writes that need a key are GETs', () => {
    expect(writes.filter(({ method }) => method === 'GET').length).toBeGreaterThan(0);
  });
});

test('reads are answered for every origin: other origins cannot see the answers', async () => {
  expect(
    (
      await agency.call('checkUser', {
        headers: { ...cookies(key), origin: 'https://otro.test', 'sec-fetch-site': 'cross-site' },
      })
    ).httpStatus,
  ).toBe(200);
});

test.each([
  {},
  { origin: 'https://otro.test', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
])('a program’s key in the header is accepted from any origin: %j', async (headers) => {
  expect(
    (await agency.call('changeConfig', { key, body: { op: 'app' }, headers })).httpStatus,
  ).toBe(200);
});

describe('behind a proxy', () => {
  const PUBLIC = {
    'x-forwarded-host': 'agencia.test',
    'x-forwarded-proto': 'https',
    host: '127.0.0.1:3000',
  };
  const at = async (options: AgencyOptions, headers: Record<string, string>) => {
    const behind = await openTestAgency(options);
    const answer = await flip(headers, behind, await behind.keyOf('Agente'));
    await behind.close();
    return answer.httpStatus;
  };

  test('a trusted proxy names the portal’s address', async () => {
    const trusted = { config: { trustProxy: 'loopback' } };
    expect(await at(trusted, { ...PUBLIC, origin: 'https://agencia.test' })).toBe(200);
    expect(await at(trusted, { ...PUBLIC, origin: 'http://agencia.test' })).toBe(403);
    expect(await at(trusted, { ...PUBLIC, origin: 'http://127.0.0.1:3000' })).toBe(403);
  });

  test('an untrusted proxy does not name the portal’s address', async () => {
    expect(
      await at(
        { config: { trustProxy: '10.0.0.0/8' } },
        { ...PUBLIC, origin: 'https://agencia.test' },
      ),
    ).toBe(403);
    expect(await at({}, { ...PUBLIC, origin: 'https://agencia.test' })).toBe(403);
    expect(await at({}, { host: 'agencia.test', origin: 'https://agencia.test' })).toBe(200);
  });
});
