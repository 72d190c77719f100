import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerLibro } from './libro';
import { hashOfScript, registerSecurity } from './security';

const SCRIPT = "import './sb-manager/runtime.js';";
let app: FastifyInstance;
const folders: string[] = [];
afterEach(async () => {
  await app.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function writeBook(): string {
  const dir = mkdtempSync(join(tmpdir(), 'garita-libro-'));
  folders.push(dir);
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), `<script type="module">${SCRIPT}</script>`);
  writeFileSync(join(dir, 'iframe.html'), '<p>historia</p>');
  writeFileSync(join(dir, 'assets/iframe-1.js'), 'export {};');
  return dir;
}
async function read(path: string, dir: string) {
  app = Fastify();
  registerSecurity(app);
  await registerLibro(app, dir);
  return app.inject(path);
}

test('the component book has its own policy, which applies nowhere else', async () => {
  const page = await read('/libro/', writeBook());
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain(
    `script-src 'self' ${hashOfScript(SCRIPT)};`,
  );
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const script = await app.inject('/libro/assets/iframe-1.js');
  expect(script.headers['content-type']).toMatch('javascript');
  expect(script.headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none'",
  );
  expect((await app.inject('/libro')).headers.location).toBe('/libro/');
});

test('the address of a screen in the component book redirects to that screen', async () => {
  expect((await read('/libro/agencia/paga', writeBook())).headers.location).toBe(
    '/libro/?ruta=%2Fagencia%2Fpaga',
  );
  expect((await app.inject('/libro//otro.test/x')).headers.location).toMatch(/^\/libro\/\?ruta=/);
  expect((await app.inject('/libro/assets/../../../etc/passwd.txt')).statusCode).toBe(404);
  expect((await app.inject('/libro/no-hay.js')).statusCode).toBe(404);
});

test('without a build, the component book’s address says how to build it', async () => {
  const dir = writeBook();
  rmSync(join(dir, 'index.html'));
  const answer = await read('/libro/', dir);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('npm run storybook -- --build');
});
