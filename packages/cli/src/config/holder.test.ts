import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../errors';
import { hold, readHolder } from './holder';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-lote-'));
  path = join(folder, 'lote.pid');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A pid beyond the system's maximum, so no process has it. */
const GONE = '4194999';

test('only one process gets the lock of a bulk run, and only the lock file is left', () => {
  hold(path);
  expect(readHolder(path)).toBe(process.pid);
  expect(() => hold(path)).toThrow(
    new UsageError(`Ese lote se está enviando ahora (proceso ${process.pid}).`),
  );
  expect(readdirSync(folder)).toEqual(['lote.pid']);
});

test.each([GONE, '', 'nadie'])('a lock file of an ended process, %j, is replaced', (left) => {
  writeFileSync(path, left);
  expect(readHolder(path)).toBeNull();
  hold(path);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
});
