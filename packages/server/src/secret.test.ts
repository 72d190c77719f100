import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecret } from './secret';

let base: string;
let dataDir: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'garita-secreto-'));
  dataDir = join(base, 'datos');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a secret is created once, readable only by its owner, and kept', () => {
  const secret = readSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secreto')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secreto']);
});

test('an incomplete secret is refused and not changed, and not repeated in the message', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secreto'), `${'k7'.repeat(15)}\n`);
  expect(() => readSecret(dataDir)).toThrow(
    /^«\S+secreto»: debe tener al menos 32 caracteres((?!k7k7).)*$/s,
  );
  expect(readFileSync(join(dataDir, 'secreto'), 'utf8')).toBe(`${'k7'.repeat(15)}\n`);
});

test('an empty file, left by a full disk, is not a secret', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secreto'), '');
  const secret = readSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(join(dataDir, 'secreto'), 'utf8').trim()).toBe(secret);
});
