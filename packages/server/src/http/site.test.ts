import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfScript } from './security';
import { registerSite } from './site';

const SCRIPT = "document.documentElement.dataset.tema='claro'";
const SERVICIOS = {
  avatar: 'https://avatares.test/{usuario}.png',
  radioStream: null,
  radioInfo: 'https://radio.test/info',
  discord: null,
  social: null,
};
let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'garita-site-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'index.html'),
    `<head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>${SCRIPT}</script><script src="/assets/a-1.js" nonce="__CSP_NONCE__"></script></head>`,
  );
  writeFileSync(join(dir, 'assets/a-1.js'), 'export {};');
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = Fastify();
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
  test.each(['/', '/ascensos', '/listaPaga', '/no/existe', '/apis', '/perfil.html', '/bitacora?texto=Roble.Alto', '/bitacora?texto=/api/x.js?y'])(
    'is served at %s',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  test('carries a fresh nonce, the same in its policy', async () => {
    const [first, second] = [await app.inject({ url: '/' }), await app.inject({ url: '/' })];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(first.body).not.toContain('__CSP_NONCE__');
    expect(policyOf(first.headers)['style-src']).toBe(`'self' 'nonce-${nonce}'`);
    expect(second.body).not.toContain(nonce);
  });

  test('runs its own files and its own inline script, and nothing else', async () => {
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
  test('with a hash in their name are kept for ever, others are asked for again', async () => {
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
  ])('that are not there are 404, not the page: %s', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ msg: 'Esa dirección no existe.', status: 1 });
  });

  test('are read, not written', async () => {
    expect((await app.inject({ method: 'POST', url: '/ascensos' })).statusCode).toBe(404);
  });
});
