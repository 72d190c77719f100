// Every claim of SECURITY.md has its own number, and names a test or a page that exists.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

const text = readFileSync(inProject('SECURITY.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d[\d., ]+) \| (.+) \| (.+) \|$/gm)].map(
  ([, numbers, , proof]) => ({ numbers: numbers.split(', '), proof }),
);
const notHeld = [
  ...(text.split('**Known not to hold.**')[1] ?? '').matchAll(/\b\d+\.\d+\.\d+\b/g),
].map(([number]) => number);

test('each requirement is named once, as fulfilled or as not fulfilled', () => {
  const numbers = [...rows.flatMap((row) => row.numbers), ...notHeld];
  expect(rows.length).toBeGreaterThan(30);
  expect(notHeld.length).toBeGreaterThan(5);
  expect(numbers.filter((number) => !/^\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(number))).toEqual([]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('requirements that were found not fulfilled are named, as such or with a test', () => {
  const numbers = [...rows.flatMap((row) => row.numbers), ...notHeld];
  expect(numbers).toEqual(expect.arrayContaining(['6.3.3', '13.3.1', '14.2.1', '15.1.1']));
});

test('each claim names a test or a page that exists', () => {
  const placeOf = (path) =>
    /^(packages|scripts|docs)\//.test(path) ? path : `packages/server/src/${path}`;
  for (const { numbers, proof } of rows) {
    const paths = [...proof.matchAll(/`([^`]+\.test\.\w+)`|\]\(([^)]+)\)/g)].map(([, code, link]) =>
      placeOf(code ?? link),
    );
    expect(paths, numbers.join()).not.toEqual([]);
    expect(
      paths.filter((path) => !existsSync(inProject(path))),
      numbers.join(),
    ).toEqual([]);
  }
});
