import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles } from './compressFiles.mjs';

const CODE = "export const texto = 'garita garita garita garita garita garita';";
let folder;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-compress-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a-1.js'), CODE);
  writeFileSync(join(folder, 'assets/b-1.js'), 'a;');
  writeFileSync(join(folder, 'assets/letra-1.woff2'), CODE);
  writeFileSync(join(folder, 'index.html'), CODE);
  await compressFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each text file gets two smaller versions with the same content', () => {
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a-1.js.br'))).toString()).toBe(
    CODE,
  );
  expect(gunzipSync(readFileSync(join(folder, 'assets/a-1.js.gz'))).toString()).toBe(CODE);
});

test('incompressible files, compressed files and the page get no smaller versions', () => {
  expect(
    readdirSync(folder, { recursive: true }).filter((name) =>
      /(b-1|letra|index).*\.(br|gz)$/.test(name),
    ),
  ).toEqual([]);
});
