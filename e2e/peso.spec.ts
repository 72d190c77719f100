import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';

const DIST = fileURLToPath(new URL('../packages/app/dist/', import.meta.url));
const ASSETS = join(DIST, 'assets');
/** A file a screen. */
const ROUTES = fileURLToPath(new URL('../packages/app/src/routes/', import.meta.url));
/** What a screen may add to the first page, in bytes of gzipped JavaScript; the first page itself is weighed in publico.spec.ts. */
const SCREEN = 90_000;

const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LOADED_LATER = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;

const read = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');
const namesIn = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, name]) => name ?? '');
const weightOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

/** A file with everything that it needs before it can run. */
function withImports(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file) || !existsSync(join(ASSETS, file))) return seen;
  seen.add(file);
  for (const name of namesIn(read(file), IMPORTED)) withImports(name, seen);
  return seen;
}

test('no screen adds more than 90 kB to the first page', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const first = new Set(namesIn(page, /\/assets\/([\w-]+\.js)"/g).flatMap((file) => [...withImports(file)]));
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const screens = new Set(readdirSync(ROUTES).map((file) => file.replace(/\.tsx$/, '')));
  const isScreen = (file: string) => screens.has(file.replace(/-[\w-]{8}\.js$/, ''));
  const later = [...new Set(scripts.flatMap((file) => namesIn(read(file), LOADED_LATER)))].filter(isScreen);
  expect(first.size).toBeGreaterThan(1);
  expect(later.length).toBeGreaterThan(10);
  const weights = later.map((file) => ({ file, bytes: weightOf([...withImports(file)].filter((name) => !first.has(name))) }));
  expect(weights.some(({ bytes }) => bytes > 1000)).toBe(true);
  expect(weights.filter(({ bytes }) => bytes > SCREEN)).toEqual([]);
});
