import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';

function makeTypes(name) {
  const tsc = toolPath('typescript-native', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', inProject('packages', name)], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`The types of ${name} could not be made.`);
}

/**
 * Makes a folder that can be published. It replaces the old folder only when it is complete.
 * @param name of the folder in `packages`
 * @param fill called with the folder and the package's manifest; writes code and types into the
 *   folder, and returns the fields of the published manifest that depend on the package
 * @returns the folder
 */
export async function makePackage(name, folder, fill) {
  const manifest = JSON.parse(readFileSync(inProject('packages', name, 'package.json'), 'utf8'));
  const work = `${folder}.nueva`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  makeTypes(name);
  const published = {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    type: 'module',
    engines: { node: '>=20.19.0' },
    ...(await fill(work, manifest)),
  };
  writeFileSync(join(work, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(inProject('packages', name, 'README.md'), join(work, 'README.md'));
  cpSync(inProject('LICENSE'), join(work, 'LICENSE'));
  rmSync(folder, { recursive: true, force: true });
  renameSync(work, folder);
  return folder;
}
