import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../lib/project.mjs';
import { ON_BOTH, ON_EMBEDDED_ALONE, ON_POSTGRES_ALONE } from './serverFiles.mjs';

const tests = readdirSync(inProject('packages/server/src'), { recursive: true })
  .map((path) => `packages/server/src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts'));
const isIn = (paths) => (file) => paths.some((path) => file.startsWith(path));

test.each([...ON_BOTH, ...ON_EMBEDDED_ALONE, ...ON_POSTGRES_ALONE])(
  'the listed path %s has tests, so that no run loses a renamed folder',
  (path) => {
    expect(tests.filter(isIn([path]))).not.toEqual([]);
  },
);

test('a file for one database is listed only under that database', () => {
  expect(tests.filter(isIn(ON_EMBEDDED_ALONE)).filter((file) => !isIn(ON_BOTH)(file))).toEqual([]);
  expect(
    tests.filter((file) => isIn(ON_EMBEDDED_ALONE)(file) && isIn(ON_POSTGRES_ALONE)(file)),
  ).toEqual([]);
});
