import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFingerprint, fingerprint } from './fingerprint.mjs';

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
  ['a file is added', () => writeFileSync(file('c.ts'), 'c')],
  ['a file is deleted', () => rmSync(file('b.ts'))],
  ['a file is moved', () => renameSync(file('b.ts'), file('c.ts'))],
];
const setBack = () => utimesSync(file('a.ts'), new Date(0), new Date(0));

describe.each([
  ['fingerprint', fingerprint],
  ['contentFingerprint', contentFingerprint],
])('%s', (_name, of) => {
  test.each(CHANGES)('a fingerprint changes when %s', (_what, change) => {
    const before = of([folder]);
    change();
    expect(of([folder])).not.toBe(before);
  });

  test('a fingerprint stays while nothing changes, and ignores missing and non-source files', () => {
    const isSource = (path) => !path.endsWith('.test.ts');
    const before = of([folder, file('missing')], isSource);
    writeFileSync(file('a.test.ts'), 'x');
    expect(of([folder, file('missing')], isSource)).toBe(before);
  });
});

test('the fingerprint of times changes when an older copy of a file is restored', () => {
  const before = fingerprint([folder]);
  setBack();
  expect(fingerprint([folder])).not.toBe(before);
});

test('the fingerprint of contents changes even if size and time are the same', () => {
  setBack();
  const before = contentFingerprint([folder]);
  writeFileSync(file('a.ts'), 'b');
  setBack();
  expect(contentFingerprint([folder])).not.toBe(before);
  writeFileSync(file('a.ts'), 'a');
  expect(contentFingerprint([folder])).toBe(before);
});
