import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaraPortal } from './Portal';
import { registerSite } from './site';

const SERVICIOS = {
  avatar: null,
  perfil: null,
  radioStream: null,
  radioInfo: null,
  discord: null,
  social: null,
};
const HASH = 'a'.repeat(64);
const FARO: CaraPortal = {
  nombre: 'Agencia Faro',
  siglas: 'FAR',
  lema: '',
  color: null,
  emblema: null,
};
const EMBLEMA = {
  hash: HASH,
  url: `/api/ext/emblema/${HASH}`,
  tipo: 'image/png',
  ancho: 128,
  alto: 128,
} as const;
const PAGE = `<!doctype html><html lang="es"><head>
  <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F3F6F5" />
  <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0C1413" />
  <meta name="description" content="Portal de personal de la agencia." />
  <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
  <title>Garita</title>
  <meta property="csp-nonce" nonce="__CSP_NONCE__">
</head><body></body></html>`;

let dir: string;
let app: FastifyInstance;
let cara: CaraPortal | null;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'garita-cara-'));
  writeFileSync(join(dir, 'index.html'), PAGE);
  app = Fastify();
  app.get(EMBLEMA.url, async (_, reply) => reply.type(EMBLEMA.tipo).send(Buffer.from('emblema')));
  await registerSite(
    app,
    async () => ({ servicios: SERVICIOS, cara }),
    dir,
    async () => null,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  cara = FARO;
});

const pageOf = async (host = 'localhost:3000') =>
  (await app.inject({ url: '/', headers: { host } })).body;
const manifest = async () => app.inject({ url: '/manifest.webmanifest' });

describe('the page', () => {
  test('the page is Garita’s own while the portal is not set up', async () => {
    cara = null;
    const page = await pageOf();
    expect(page).toContain('<title>Garita</title>');
    expect(page).toContain('href="/favicon.svg"');
    expect(page).not.toContain('application-name');
  });

  test('the page has the agency’s name in its title, description and shared link', async () => {
    const page = await pageOf();
    expect(page).toContain('<title>Agencia Faro</title>');
    expect(page).toContain(
      '<meta name="description" content="Portal de personal de Agencia Faro.">',
    );
    expect(page).toContain('<meta property="og:title" content="Agencia Faro">');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page).toContain('content="#F3F6F5"');
    expect(page).toContain('href="/favicon.svg"');
    expect(page).not.toContain('<style');
    expect(page).not.toContain('og:image');
  });

  test('the page has the agency’s motto as its description, if there is one', async () => {
    cara = { ...FARO, lema: 'Siempre despiertos' };
    expect(await pageOf()).toContain('<meta name="description" content="Siempre despiertos">');
  });

  test('the page has the agency’s colour before any script runs, allowed by this answer’s nonce', async () => {
    cara = { ...FARO, color: '#1d3fd1' };
    const page = await pageOf();
    const nonce = /csp-nonce" nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).toContain(`<style id="acento" data-color="#1d3fd1" nonce="${nonce}">:root:root,`);
    expect(page).toContain('--petroleo:#1d3fd1');
    expect(page.match(/name="theme-color"/g)).toHaveLength(2);
    expect(page).not.toContain('#F3F6F5');
  });

  test('the page shows the emblem in the tab, and in shared links if the portal knows its address', async () => {
    cara = { ...FARO, emblema: EMBLEMA };
    const page = await pageOf();
    expect(page).toContain(`<link rel="icon" type="image/png" href="/api/ext/emblema/${HASH}">`);
    expect(page).toContain(`data-emblema="${HASH}"`);
    expect(page).toContain(
      `<meta property="og:image" content="http://localhost:3000/api/ext/emblema/${HASH}">`,
    );
    for (const host of ['10.0.0.7:3000', 'portal.test', 'evil"><script>', '[::1]:3000'])
      expect(await pageOf(host), host).not.toContain('og:image');
  });

  test('the page escapes every text of the agency', async () => {
    const nombre = `</title><script>alert(1)</script>"'&$&$1__CSP_NONCE__`;
    cara = {
      ...FARO,
      nombre,
      lema: '"><img src=x onerror=alert(1)>',
      color: '#1d3fd1',
      emblema: EMBLEMA,
    };
    const page = await pageOf();
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
    expect(page).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;$&amp;$1__CSP_NONCE__</title>',
    );
    expect(page.match(/<title>/g)).toHaveLength(1);
  });
});

describe('the web app manifest and its icons', () => {
  test('the web app manifest and its icons are Garita’s until the agency has an identity', async () => {
    cara = null;
    const response = await manifest();
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.json()).toMatchObject({
      name: 'Garita',
      short_name: 'Garita',
      display: 'standalone',
      icons: [
        { src: '/favicon.svg' },
        { sizes: '192x192' },
        { sizes: '512x512' },
        { purpose: 'maskable' },
      ],
    });
    expect(response.json()).not.toHaveProperty('shortcuts');
  });

  test('the web app manifest and its icons have the agency’s name, acronym, emblem and colour', async () => {
    cara = { ...FARO, nombre: 'Faro "del" <sur>', color: '#1d3fd1', emblema: EMBLEMA };
    expect((await manifest()).json()).toMatchObject({
      name: 'Faro "del" <sur>',
      short_name: 'FAR',
      theme_color: '#1d3fd1',
      icons: [
        { src: `/api/ext/emblema/${HASH}`, sizes: '128x128', type: 'image/png' },
        { src: `/icono/${HASH}.svg`, sizes: 'any', type: 'image/svg+xml' },
        {
          src: `/icono/${HASH}.svg?recortable`,
          sizes: 'any',
          type: 'image/svg+xml',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        { name: 'Fichaje', url: '/fichaje' },
        { url: '/tiempos' },
        { url: '/solicitudes' },
        { url: '/nomina' },
      ],
    });
  });

  test('the manifest’s icons draw the emblem at any size, uncut or on the agency’s colour for masked icons', async () => {
    cara = { ...FARO, color: '#1d3fd1', emblema: EMBLEMA };
    const plain = await app.inject({ url: `/icono/${HASH}.svg` });
    expect(plain.headers['content-type']).toContain('image/svg+xml');
    expect(plain.body).toContain(
      `href="data:image/png;base64,${Buffer.from('emblema').toString('base64')}"`,
    );
    expect(plain.body).not.toContain('<rect');
    expect((await app.inject({ url: `/icono/${HASH}.svg?recortable` })).body).toContain(
      'fill="#1d3fd1"',
    );
  });

  test('the manifest’s icons draw no picture but the current emblem', async () => {
    cara = { ...FARO, emblema: EMBLEMA };
    expect((await app.inject({ url: `/icono/${'b'.repeat(64)}.svg` })).statusCode).toBe(404);
    cara = FARO;
    expect((await app.inject({ url: `/icono/${HASH}.svg` })).statusCode).toBe(404);
  });
});
