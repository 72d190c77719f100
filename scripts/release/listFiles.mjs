// The files of a release: the built portal, server and command, the packages that the build leaves
// outside, the operator's documents and the licences.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OUTSIDE } from '../build.mjs';
import { inProject } from '../lib/project.mjs';
import { describeLicences } from '../lib/writeLicences.mjs';

const COPIED = [
  'LICENSE',
  'openapi.yaml',
  'docs/operar',
  'packages/app/dist',
  'packages/cli/dist',
  'packages/server/dist',
];
const BIN = 'scripts/release/bin';
const readProject = (path) => readFileSync(inProject(path));
const readPackage = (path) => JSON.parse(readProject(`${path}/package.json`));
export const { version: VERSION } = readPackage('.');

/** Source maps and types are for developers. */
const isShipped = (path) => !/\.(map|d\.[cm]?ts)$/.test(path);

function listFolder(path) {
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path)).flatMap((name) => listFolder(`${path}/${name}`));
}

/** The folders of the packages outside the bundle; those with native code differ by system. */
function listModules() {
  const withNative = OUTSIDE.flatMap((name) => [
    name,
    ...Object.keys(
      existsSync(inProject('node_modules', name))
        ? (readPackage(join('node_modules', name)).optionalDependencies ?? {})
        : {},
    ),
  ]);
  return withNative
    .map((name) => `node_modules/${name}`)
    .filter((path) => existsSync(inProject(path)));
}

/** Every package that a portal or its visitors run, by the lock file. */
function listProduction() {
  const { packages } = JSON.parse(readProject('package-lock.json'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => path)
    .filter((path) => existsSync(inProject(path)));
}

/** @returns {{ path: string, bytes: Buffer, isExecutable: boolean }[]} sorted by path */
export function listFiles() {
  const { name, license, type, engines } = readPackage('.');
  const text = (path, content) => ({ path, bytes: Buffer.from(content), isExecutable: false });
  const project = { name, version: VERSION, license, private: true, type, engines };
  return [
    ...[...COPIED, ...listModules()]
      .flatMap(listFolder)
      .filter(isShipped)
      .map((path) => ({ path, bytes: readProject(path), isExecutable: false })),
    ...readdirSync(inProject(BIN)).map((file) => ({
      path: file,
      bytes: readProject(`${BIN}/${file}`),
      isExecutable: true,
    })),
    text('package.json', `${JSON.stringify(project, null, 2)}\n`),
    text('LICENCIAS.txt', describeLicences(listProduction(), inProject())),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
