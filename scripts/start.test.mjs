// The steps of `npm start` before it serves, in a small project. The tests count the processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

const STAMP = 'node_modules/.cache/garita/servidor.stamp';
const SERVER = 'packages/server/src';

let folder;
const inside = (path) => join(folder, path);
function write(path, text) {
  mkdirSync(dirname(inside(path)), { recursive: true });
  writeFileSync(inside(path), text);
}
const says = (text) => `console.log(${JSON.stringify(text)});`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-arranque-'));
  for (const path of ['scripts/start.mjs', 'scripts/build.mjs', 'scripts/lib'])
    cpSync(inProject(path), inside(path), { recursive: true });
  mkdirSync(inside('node_modules'));
  for (const name of ['esbuild', 'tsx', 'vite', 'yaml'])
    symlinkSync(inProject('node_modules', name), inside(`node_modules/${name}`));
  for (const name of ['domain', 'api-client', 'ui', 'server', 'demo', 'app', 'cli'])
    write(`packages/${name}/package.json`, '{ "type": "module" }');
  for (const path of ['main', 'mudanza', 'recuperar', 'respaldo', 'db/embedded/worker'])
    write(`${SERVER}/${path}.ts`, says('primera'));
  write(`${SERVER}/access/hashWorker.js`, '');
  write('packages/demo/src/main.ts', says('demo'));
  write('packages/cli/src/main.ts', says('orden'));
  write(
    'packages/app/index.html',
    '<!doctype html><script type="module" src="/src/main.js"></script>',
  );
  write('packages/app/src/main.js', says('portal'));
  write(
    'packages/app/src/offline/worker/main.ts',
    'declare const ARCHIVOS: readonly string[];\nconsole.log(ARCHIVOS);',
  );
  write('packages/app/vite.config.ts', 'export default {};');
  write(
    'packages/app/vite.ssr.config.ts',
    "export default { build: { ssr: 'vacio.js', outDir: '../server/dist', emptyOutDir: false } };",
  );
  write('packages/app/vacio.js', '');
  write('packages/app/tsconfig.json', '{}');
  write(
    'packages/app/src/llamadas/renderLlamadas.tsx',
    "export const renderLlamadas = () => ({ 'index.html': '<h1>Llamadas</h1>' });",
  );
  write('packages/ui/src/theme/fonts/letra.woff2', '');
  write('openapi.yaml', 'openapi: 3.1.0');
  write('package-lock.json', '{}');
  // Every node process of a start loads this file.
  write(
    'cuenta.mjs',
    "import { appendFileSync } from 'node:fs';\nappendFileSync(process.env.CUENTA, process.argv[1] + '\\n');",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the server's output, and whether a build ran */
async function start() {
  const CUENTA = inside('procesos.txt');
  rmSync(CUENTA, { force: true });
  const env = { PATH: process.env.PATH, NODE_OPTIONS: `--import ${inside('cuenta.mjs')}`, CUENTA };
  const child = spawn(process.execPath, [inside('scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let told = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    told += part;
  });
  const [code] = await once(child, 'close');
  expect(code, told).toBe(0);
  const processes = readFileSync(CUENTA, 'utf8').trim().split('\n');
  return {
    said: said.trim(),
    built: processes.some((path) => path.endsWith('build.mjs')),
    processes: processes.length,
  };
}

test('a start builds the missing parts, and the next start starts no other process', async () => {
  expect(await start()).toMatchObject({ said: 'primera', built: true });
  expect(await start()).toEqual({ said: 'primera', built: false, processes: 1 });
});

test.each([
  ['a changed source', () => write(`${SERVER}/main.ts`, says('segunda')), 'segunda'],
  ['an added source', () => write(`${SERVER}/otra.ts`, ''), 'segunda'],
  ['a missing stamp of the last build', () => rmSync(inside(STAMP)), 'segunda'],
  [
    'a truncated stamp of the last build',
    () => write(STAMP, readFileSync(inside(STAMP), 'utf8').slice(0, 20)),
    'segunda',
  ],
  ['a missing build', () => rmSync(inside('packages/app/dist'), { recursive: true }), 'segunda'],
])('%s causes one build', async (_, change, said) => {
  change();
  expect(await start()).toMatchObject({ said, built: true });
  expect(await start()).toEqual({ said, built: false, processes: 1 });
});

test('a changed test causes no build', async () => {
  write(`${SERVER}/main.test.ts`, says('prueba'));
  expect(await start()).toMatchObject({ built: false });
});
