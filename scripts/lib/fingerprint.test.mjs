import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder;
const file = (name) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-fingerprint-'));
  writeFileSync(file('a.ts'), 'a');
  writeFileSync(file('b.ts'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CHANGES = [
  ['a file is written', () => writeFileSync(file('a.ts'), 'other')],
  ['a file is put back from an older copy', () => utimesSync(file('a.ts'), new Date(0), new Date(0))],
  ['a file is added', () => writeFileSync(file('c.ts'), 'c')],
  ['a file is deleted', () => rmSync(file('b.ts'))],
  ['a file is moved', () => renameSync(file('b.ts'), file('c.ts'))],
];

test.each(CHANGES)('changes when %s', (_what, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

test('stays while nothing changes, and ignores what is not a source and what is not there', () => {
  const isSource = (path) => !path.endsWith('.test.ts');
  const before = fingerprint([folder, file('missing')], isSource);
  writeFileSync(file('a.test.ts'), 'x');
  expect(fingerprint([folder, file('missing')], isSource)).toBe(before);
});
