import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject, toolPath } from '../lib/project.mjs';
import { packClient } from './packClient.mjs';

/** An app outside of the repository, with the packed client and openapi-fetch alone. */
let app;
beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'garita-pack-'));
  const modules = join(app, 'node_modules');
  mkdirSync(join(modules, '@garita'), { recursive: true });
  await packClient(join(modules, '@garita/api-client'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(inProject(`node_modules/${name}`), join(modules, name), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const client = (...path) => join(app, 'node_modules/@garita/api-client', ...path);

test('the packed client has code, types, README and licence, and neither tests nor sources', () => {
  expect(readdirSync(client()).sort()).toEqual([
    'LICENSE',
    'README.md',
    'index.js',
    'index.js.map',
    'package.json',
    'types',
  ]);
  const types = readdirSync(client('types'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(types.filter((name) => !name.endsWith('.d.ts') || name.includes('.test.'))).toEqual([]);
});

test('the packed client weighs at most 12 kB gzipped, and imports openapi-fetch alone', () => {
  const code = readFileSync(client('index.js'));
  expect(gzipSync(code).length).toBeLessThanOrEqual(12_000);
  expect(
    [...code.toString().matchAll(/^import .* from "(.*)";$/gm)].map(([, name]) => name),
  ).toEqual(['openapi-fetch']);
});

test('an app with the packed client passes the strictest type check, and node runs it', () => {
  writeFileSync(
    join(app, 'main.ts'),
    `import { ApiError, call, createGarita, followChanges, rows, type Schemas } from '@garita/api-client';

const client = createGarita({ baseUrl: 'http://127.0.0.1:9', token: 'x' });
const multas: readonly Schemas['Multa'][] = await call(client, 'getAllMultas');
// @ts-expect-error a fine needs its reason
await call(client, 'sendMulta', { usuario: 1, creditos: 1 });
for await (const { id } of rows(client, 'allVentas')) console.log(id + 1, multas.length);
for await (const event of followChanges(client))
  if (event.name === 'tema') console.log(event.data.tema, event.data.version);
export const isNetwork = (error: ApiError): boolean => error.isNetwork;
`,
  );
  const options = [
    ...['--strict', '--noEmit', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'],
    ...['--skipLibCheck', 'false', '--target', 'es2022', '--types', ''],
    ...['--module', 'nodenext', '--moduleResolution', 'nodenext', '--lib', 'es2023,dom'],
  ];
  execFileSync(process.execPath, [toolPath('typescript-native', 'tsc'), ...options, 'main.ts'], {
    cwd: app,
  });
  writeFileSync(
    join(app, 'main.js'),
    `import { call, createGarita } from '@garita/api-client';
const client = createGarita({ baseUrl: 'http://127.0.0.1:9' });
await call(client, 'health').catch((error) => console.log(error.name, error.isNetwork));
`,
  );
  const said = execFileSync(process.execPath, ['main.js'], { cwd: app, encoding: 'utf8' });
  expect(said).toBe('ApiError true\n');
});
