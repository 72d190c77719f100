import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Config } from '../config';
import { REFERENCE_PATH } from './apiReference';

const PAGE = '<!doctype html><link rel="stylesheet" href="estilo.css"><h1>Las llamadas</h1>';
let docsDir: string;
let agency: TestAgency;
beforeAll(() => {
  docsDir = mkdtempSync(join(tmpdir(), 'garita-llamadas-'));
  writeFileSync(join(docsDir, 'index.html'), PAGE);
  writeFileSync(join(docsDir, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(docsDir, 'estilo.css'), 'body{}');
  writeFileSync(join(docsDir, 'openapi.json'), '{"openapi":"3.1.0"}');
});
afterAll(() => rmSync(docsDir, { recursive: true }));
afterEach(() => agency.close());

const open = async (config: Partial<Config> = {}, dir: string | null = docsDir) => {
  agency = await openTestAgency({ config, app: { docsDir: dir } });
};
const read = (path: string, headers = {}) =>
  agency.app.inject({ url: `${REFERENCE_PATH}${path}`, headers });

test.each([{}, { 'accept-encoding': 'br' }])(
  'the API page may run no script at all, and loads only from its own origin: %j',
  async (headers) => {
    await open();
    const page = await read('/', headers);
    const body = page.headers['content-encoding']
      ? String(brotliDecompressSync(page.rawPayload))
      : page.body;
    expect([page.statusCode, body]).toEqual([200, PAGE]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(page.headers['content-security-policy']).split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "style-src 'self'",
    ]);
  },
);

test('the API page’s style and the contract have the same origin; a missing file is refused as everywhere else', async () => {
  await open();
  expect((await read('')).headers.location).toBe(`${REFERENCE_PATH}/`);
  expect((await read('/estilo.css')).headers).toMatchObject({
    'content-type': expect.stringMatching('text/css'),
    'x-content-type-options': 'nosniff',
  });
  expect((await read('/openapi.json')).json()).toEqual({ openapi: '3.1.0' });
  const nowhere = (await agency.app.inject('/api/no/hay')).json();
  for (const path of ['/no/hay', '/index.html.br', '/../config.ts', '/%2e%2e/config.ts'])
    expect((await read(path)).json(), path).toEqual(nowhere);
});

test('without a build, the API page’s address says how to build it', async () => {
  await open({}, join(docsDir, 'no'));
  const answer = await read('/');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toMatch('npm run build');
});

test('the API page is absent when the setting switches it off, and everything else works', async () => {
  await open({ apiDocs: false });
  for (const path of ['', '/', '/openapi.json'])
    expect((await read(path)).statusCode, path).toBe(404);
  expect((await agency.call('configuracion')).httpStatus).toBe(200);
});
