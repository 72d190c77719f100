// All installed packages support every promised Node version, so that `npm ci` prints no warning.
import { readFileSync } from 'node:fs';
import { minVersion, satisfies, subset } from 'semver';
import { expect, test } from 'vitest';
import { LOCKS } from './complete-lock.mjs';
import { inProject } from './lib/project.mjs';
import { NPMS } from './test/nodeVersions.mjs';

const read = (...path) => readFileSync(inProject(...path), 'utf8');
const { engines } = JSON.parse(read('package.json'));

test.each(LOCKS)('every package of %s supports every promised version of Node', (file) => {
  const refused = Object.entries(JSON.parse(read(file)).packages)
    .filter(([, { engines: wanted }]) => wanted?.node && !subset(engines.node, wanted.node))
    .map(([path, { version, engines: wanted }]) => `${path} ${version}: node ${wanted.node}`);
  expect(refused).toEqual([]);
});

test.each(LOCKS)('every package of %s supports the npm of each oldest promised Node', (file) => {
  const refused = Object.entries(JSON.parse(read(file)).packages)
    .filter(([, { engines: wanted }]) => wanted?.npm)
    .filter(
      ([, { engines: wanted }]) => !Object.values(NPMS).every((npm) => satisfies(npm, wanted.npm)),
    );
  expect(refused).toEqual([]);
});

test.each(LOCKS)('no package of the lock file %s is deprecated', (file) => {
  const { packages } = JSON.parse(read(file));
  expect(Object.keys(packages).filter((path) => packages[path].deprecated)).toEqual([]);
});

test('all files promise the same versions of Node', () => {
  const oldest = engines.node.split(' || ').map((range) => minVersion(range).version);
  expect(Object.keys(NPMS)).toEqual(oldest);
  expect(subset(engines.node, JSON.parse(read('packages/cli/package.json')).engines.node)).toBe(
    true,
  );
  expect(satisfies(`${read('.nvmrc').trim()}.99.0`, engines.node)).toBe(true);
  expect(read('README.md')).toMatch(
    '24, la versión recomendada; también sirven la 22.13 y la 20.19',
  );
});
