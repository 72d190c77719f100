import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfScript, registerSecurity } from './security';
import { registerSite } from './site';

const SCRIPT = "document.documentElement.dataset.tema='claro'";
const SERVICIOS = {
  avatar: 'https://avatares.test/{usuario}.png',
  perfil: null,
  radioStream: null,
  radioInfo: 'https://radio.test/info',
  discord: null,
  social: null,
};
const CODE = `export const texto = '${'garita '.repeat(100)}';`;
let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'garita-site-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'index.html'),
    `<head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>${SCRIPT}</script><script src="/assets/a-1.js" nonce="__CSP_NONCE__"></script></head>`,
  );
  writeFileSync(join(dir, 'assets/a-1.js'), CODE);
  writeFileSync(join(dir, 'assets/a-1.js.br'), brotliCompressSync(CODE));
  writeFileSync(join(dir, 'assets/a-1.js.gz'), gzipSync(CODE));
  writeFileSync(join(dir, 'assets/letra-1.woff2'), 'wOF2');
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(dir, 'favicon.svg.br'),
    brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  writeFileSync(join(dir, 'sw.js'), CODE);
  writeFileSync(join(dir, 'sw.js.br'), brotliCompressSync(CODE));
  app = Fastify();
  await registerSecurity(app);
  await app.register(compress, { threshold: 64 });
  await registerSite(
    app,
    async () => ({ servicios: SERVICIOS, cara: null }),
    dir,
    async () => null,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

const policyOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((d) => [d.slice(0, d.indexOf(' ')), d.slice(d.indexOf(' ') + 1)]),
  );

describe('the page', () => {
  const SEARCHES = ['/bitacora?texto=Roble.Alto', '/bitacora?texto=/api/x.js?y'];
  test.each([
    '/',
    '/ascensos',
    '/listaPaga',
    '/no/existe',
    '/apis',
    '/perfil.html',
    '/persona/Roble.Alto',
    ...SEARCHES,
  ])('the page is served at %s', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('the page carries a fresh nonce, the same in its policy', async () => {
    const [first, second] = [await app.inject({ url: '/' }), await app.inject({ url: '/' })];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(first.body).not.toContain('__CSP_NONCE__');
    expect(policyOf(first.headers)['style-src']).toBe(`'self' 'nonce-${nonce}'`);
    expect(second.body).not.toContain(nonce);
  });

  test('the page runs its own files and its own inline script, and nothing else', async () => {
    const policy = policyOf((await app.inject({ url: '/' })).headers);
    expect(policy['script-src']).toBe(`'self' ${hashOfScript(SCRIPT)}`);
    expect(policy['default-src']).toBe("'none'");
    expect(Object.values(policy).join(' ')).not.toContain('unsafe');
    expect(policy['img-src']).toBe("'self' data: https://avatares.test");
    expect(policy['connect-src']).toBe("'self' https://radio.test");
    expect(policy['frame-src']).toBe("'none'");
  });
});

describe('files', () => {
  test('files with a hash in their name are cached for ever, others are revalidated', async () => {
    const file = await app.inject({ url: '/assets/a-1.js' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/b-2.js',
    '/assets/b-2.js?v=1',
    '/assets/nada',
    '/assets/nada.html',
    '/index.php',
    '/index.php?texto=Roble',
    '/api',
    '/api?x=1',
    '/api/nada',
    '/api/nada.html',
    '/assets/../../secret.txt',
  ])('missing files are 404, not the page: %s', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ msg: 'Esa dirección no existe.', status: 1 });
  });

  const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  test.each(['/foo.bar', '/normativa.txt', '/index.php?texto=Roble', '/ñandú.png'])(
    'a navigation to a missing file gets the page: %s',
    async (url) => {
      for (const headers of [
        { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', ...BROWSER },
        BROWSER,
      ]) {
        const response = await app.inject({ url: encodeURI(url), headers });
        expect([response.statusCode, response.headers['content-type']]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
      }
      for (const headers of [
        { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', accept: 'image/*,*/*;q=0.8' },
        { accept: '*/*' },
        { 'sec-fetch-mode': 'cors', ...BROWSER },
      ])
        expect(
          (await app.inject({ url: encodeURI(url), headers })).statusCode,
          JSON.stringify(headers),
        ).toBe(404);
    },
  );

  test.each(['/api/nada.txt', '/api/nada', '/assets/b-2.js'])(
    'missing server addresses are 404 for every caller: %s',
    async (url) => {
      expect(
        (await app.inject({ url, headers: { 'sec-fetch-mode': 'navigate', ...BROWSER } }))
          .statusCode,
      ).toBe(404);
    },
  );

  test('the addresses of screens and files refuse a POST', async () => {
    expect((await app.inject({ method: 'POST', url: '/ascensos' })).statusCode).toBe(404);
  });
});

describe('the bytes on the wire', () => {
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (data: Buffer) => data],
    [undefined, undefined, (data: Buffer) => data],
  ] as const)(
    'a client that accepts %s gets the build’s file compressed with %s',
    async (accepted, sent, unpack) => {
      const { headers, rawPayload } = await ask(
        '/assets/a-1.js',
        accepted ? { 'accept-encoding': accepted } : {},
      );
      expect(headers['content-encoding']).toBe(sent);
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['content-type']).toContain('javascript');
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(unpack(rawPayload).toString()).toBe(CODE);
    },
  );

  test('a file that compression does not shrink is sent uncompressed', async () => {
    const { headers, body } = await ask('/assets/letra-1.woff2', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
      undefined,
      'font/woff2',
      'wOF2',
    ]);
  });

  test('each encoding has its own ETag, which is revalidated with 304', async () => {
    const plain = await ask('/assets/a-1.js');
    const small = await ask('/assets/a-1.js', { 'accept-encoding': 'br' });
    const etag = String(small.headers.etag);
    expect(etag).not.toBe(plain.headers.etag);
    const again = await ask('/assets/a-1.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask('/assets/a-1.js', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('HEAD has the same headers without the content, for files and for the page', async () => {
    for (const url of ['/assets/a-1.js', '/favicon.svg']) {
      const [head, get] = [
        await ask(url, { 'accept-encoding': 'br' }, 'HEAD'),
        await ask(url, { 'accept-encoding': 'br' }),
      ];
      expect(head.rawPayload.length).toBe(0);
      for (const name of [
        'etag',
        'content-length',
        'content-encoding',
        'content-type',
        'cache-control',
      ])
        expect(head.headers[name]).toBe(get.headers[name]);
    }
    const page = await ask('/ascensos', {}, 'HEAD');
    expect([page.statusCode, page.rawPayload.length, page.headers['cache-control']]).toEqual([
      200,
      0,
      'no-cache',
    ]);
  });

  test('a range of a file is sent on request', async () => {
    const part = await ask('/assets/a-1.js', { range: 'bytes=0-5' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'export',
      `bytes 0-5/${CODE.length}`,
    ]);
    expect((await ask('/assets/a-1.js', { range: `bytes=${CODE.length}-` })).statusCode).toBe(416);
  });

  test('a file with a hash in its name has no unnecessary header', async () => {
    const { headers } = await ask('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(Object.keys(headers).sort()).toEqual(
      [
        ...[
          'accept-ranges',
          'cache-control',
          'connection',
          'content-encoding',
          'content-length',
          'content-type',
          'cross-origin-resource-policy',
          'date',
        ],
        ...['etag', 'vary', 'x-content-type-options'],
      ].sort(),
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('all other answers have all security headers: the page, other files, and missing files', async () => {
    for (const url of ['/', '/ascensos', '/favicon.svg', '/assets/b-2.js', '/api/nada'])
      expect((await ask(url)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
  });

  test.each([['br'], ['identity']])(
    'a worker may send requests to the portal, and to no other origin (%s)',
    async (encoding) => {
      const { headers } = await ask('/sw.js', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';connect-src 'self';frame-ancestors 'none'",
        'cache-control': 'no-cache',
        'content-type': expect.stringContaining('javascript'),
      });
    },
  );

  test('the page is compressed each time, since its nonce is new each time', async () => {
    const { headers, rawPayload } = await ask('/', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'cookie, accept-encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toContain(SCRIPT);
    expect((await ask('/')).body).toContain(SCRIPT);
  });

  test.each(['/assets/a-1.js.br', '/assets/a-1.js.gz', '/favicon.svg.br'])(
    'a compressed file of the build has no address of its own: %s',
    async (url) => {
      expect((await ask(url, { 'accept-encoding': 'br' })).statusCode).toBe(404);
    },
  );

  test.each(['/assets/..%2f..%2fsecret.txt', '/assets//a-1.js', '/assets/a-1.js%00.svg'])(
    'no file outside the folder is reached: %s',
    async (url) => {
      expect((await ask(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
