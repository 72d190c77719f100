// npm run pack: makes the folders that can be published, `packages/<name>/dist`, with code, types,
// README and licence, or the folder that is named. `npm pack packages/<name>/dist` makes the file to install elsewhere.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { copyTypes } from './lib/copyTypes.mjs';
import { inProject, toolPath } from './lib/project.mjs';

const CLIENT = 'packages/api-client';

const read = (path) => JSON.parse(readFileSync(inProject(path), 'utf8'));

function makeTypes() {
  const tsc = toolPath('typescript-native', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', inProject(CLIENT)], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The types of the client could not be made.');
}

/** Makes the publishable client. @returns its folder, replaced when complete */
export async function packClient(folder = inProject(`${CLIENT}/dist`)) {
  const { version, license, dependencies } = read(`${CLIENT}/package.json`);
  const work = `${folder}.nueva`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  makeTypes();
  await build({
    entryPoints: [inProject(`${CLIENT}/src/index.ts`)],
    outfile: join(work, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    sourcemap: true,
    external: ['openapi-fetch'],
    alias: { '@garita/domain': inProject('packages/domain/src') },
  });
  copyTypes({
    start: inProject(`${CLIENT}/.types/index.d.ts`),
    workspaces: { '@garita/domain': inProject('packages/domain/.types') },
    base: inProject('packages'),
    target: join(work, 'types'),
  });
  const published = {
    name: '@garita/api-client',
    version,
    description: 'The typed client of a Garita portal, for Node and browsers.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19.0' },
    exports: {
      '.': { types: './types/api-client/.types/index.d.ts', default: './index.js' },
    },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
  };
  writeFileSync(join(work, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(inProject(`${CLIENT}/README.md`), join(work, 'README.md'));
  cpSync(inProject('LICENSE'), join(work, 'LICENSE'));
  rmSync(folder, { recursive: true, force: true });
  renameSync(work, folder);
  return folder;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(`Listo para «npm pack»: ${await packClient(process.argv[2])}`);
