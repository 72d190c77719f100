// Compares docs/decisions/dependencies.md with the package.json files, and checks every licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

const readJson = (...path) => JSON.parse(readFileSync(inProject(...path), 'utf8'));
const FOLDERS = ['.', ...readdirSync(inProject('packages')).map((name) => `packages/${name}`)];
const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** Every external dependency: {folder, kind, name, version}. */
const dependencies = FOLDERS.flatMap((folder) => {
  const manifest = readJson(folder, 'package.json');
  return KINDS.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({
      folder,
      kind,
      name,
      version,
    })),
  );
}).filter(({ name }) => !name.startsWith('@garita/'));

const page = readFileSync(inProject('docs/decisions/dependencies.md'), 'utf8');
const [shipping, tools] = page.split('## What only builds and tests');
/** The rows of a table: {name, places, reason}. */
const rowsOf = (text) =>
  [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, name, places, reason]) => ({
      name,
      places: places.trim().split(', '),
      reason: reason.trim(),
    }),
  );
const rows = [...rowsOf(shipping), ...rowsOf(tools)];

const placeOf = (folder) => (folder === '.' ? 'root' : folder.replace('packages/', ''));
const pairs = (list) => [...new Set(list)].sort();

test('every dependency has a line with all packages that use it, and every line has a dependency', () => {
  const used = pairs(dependencies.map(({ folder, name }) => `${name} in ${placeOf(folder)}`));
  const documented = pairs(
    rows.flatMap(({ name, places }) => places.map((place) => `${name} in ${place}`)),
  );
  expect(documented).toEqual(used);
  expect(rows.filter(({ reason }) => reason.length < 10)).toEqual([]);
});

test('shipped dependencies are listed as such', () => {
  // The command bundles all its dependencies: installing it installs no other package.
  const ships = pairs(
    dependencies
      .filter(({ kind, folder }) => kind !== 'devDependencies' || folder === 'packages/cli')
      .map(({ name }) => name),
  );
  expect(pairs(rowsOf(shipping).map(({ name }) => name))).toEqual(ships);
});

test('versions are exact: the same sources give the same portal next year', () => {
  expect(
    dependencies.filter(
      ({ version }) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([]);
});

const MAY_SHIP = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1', '0BSD'];
/** axe-core's licence covers only its own files, which are never distributed. */
const MAY_BE_A_TOOL = ['axe-core'];

function licenceOf({ folder, name }) {
  const place = [inProject(folder, 'node_modules', name), inProject('node_modules', name)].find(
    (path) => existsSync(`${path}/package.json`),
  );
  const { license } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
  if (license) return license;
  return /Apache License\s+Version 2\.0/.test(readFileSync(`${place}/LICENSE`, 'utf8'))
    ? 'Apache-2.0'
    : 'unknown';
}

test('every licence lets people use, change and pass on the portal', () => {
  const refused = dependencies
    .map((dependency) => ({ ...dependency, licence: licenceOf(dependency) }))
    .filter(
      ({ licence }) =>
        !licence.split(' OR ').some((one) => MAY_SHIP.includes(one.replace(/[()]/g, ''))),
    )
    .filter(({ name, kind }) => !(kind === 'devDependencies' && MAY_BE_A_TOOL.includes(name)));
  expect(refused).toEqual([]);
});
