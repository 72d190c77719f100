import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { refuseStream } from './support/quietPage';
import { expect, test } from './support/test';

const DIST = fileURLToPath(new URL('../packages/app/dist/', import.meta.url));
const ASSETS = join(DIST, 'assets');
/** The folder with one file for each screen. */
const ROUTES = fileURLToPath(new URL('../packages/app/src/routes/', import.meta.url));

// File names depend on content and on the project's folder, so the compressed size of the same code
// varies by about a hundred bytes.
/** Maximum JavaScript of a visitor's page until it is idle: transferred bytes with headers. */
const VISITOR = 142_300;
/** Maximum JavaScript of a signed-in user's page until it is idle, on any device, in bytes. */
const SIGNED_IN = 209_500;
/** Maximum compressed JavaScript that a screen adds, in bytes. */
const SCREEN = 75_000;
/** Maximum bytes of the fonts that the start page loads. */
const FONTS = 70_000;
/** Maximum number of JavaScript files that the start page loads, and that a screen adds. */
const FILES = 12;
const FILES_OF_SCREEN = 18;

const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LOADED_LATER = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;

const read = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');
const namesIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, name]) => name ?? '');
/** The number of bytes that the server sends to a current browser. */
const weightOf = (file: string): number =>
  readFileSync([`${file}.br`, file].map((name) => join(ASSETS, name)).find(existsSync) ?? file)
    .length;

function withImports(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file) || !existsSync(join(ASSETS, file))) return seen;
  seen.add(file);
  for (const name of namesIn(read(file), IMPORTED)) withImports(name, seen);
  return seen;
}

interface Start {
  /** Script names without their hash. */
  readonly scripts: readonly string[];
  /** Transferred bytes, with headers. */
  readonly scriptBytes: number;
  readonly fontBytes: number;
}

async function sizeOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
}

async function watchStart(page: Page): Promise<Start> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await refuseStream(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // After an idle callback, the page has requested everything that it deferred to idle time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const scripts = finished.filter((request) => /\/assets\/.*\.js$/.test(request.url()));
  return {
    scripts: scripts.map((request) =>
      request.url().replace(/^.*\/assets\/(.+)-[\w-]{8}\.js$/, '$1'),
    ),
    scriptBytes: await sizeOf(scripts),
    fontBytes: await sizeOf(finished.filter((request) => request.url().endsWith('.woff2'))),
  };
}

test('a visitor loads the frame and the start page, but no sign-in form and no dialogs', async ({
  open,
}) => {
  const { scripts, scriptBytes, fontBytes } = await watchStart(await open(null, 'about:blank'));
  expect(scripts.length).toBeLessThanOrEqual(FILES);
  expect(scripts).toEqual(expect.arrayContaining(['base', 'index']));
  expect(scripts.filter((name) => /formulario|BottomBar|dialogo|dentro/.test(name))).toEqual([]);
  // A page without scripts would pass the limits.
  expect(scriptBytes).toBeGreaterThan(90_000);
  expect(scriptBytes).toBeLessThanOrEqual(VISITOR);
  expect(fontBytes).toBeGreaterThan(10_000);
  expect(fontBytes).toBeLessThanOrEqual(FONTS);
});

test('the font faces are in a separate style sheet, so that later rules do not lay out the whole page again', async ({
  open,
}) => {
  const page = await open(null, '/');
  await expect(page.getByText('en tu hora')).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode, cssRules }) => ({
      grows: ownerNode instanceof Element && ownerNode.hasAttribute('data-styled'),
      faces: [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length,
    })),
  );
  expect(sheets.some(({ grows }) => grows)).toBe(true);
  expect(sheets.filter(({ faces }) => faces > 0)).toEqual([{ grows: false, faces: 7 }]);
});

test('the code of the sign-in form is loaded when a visitor presses any key', async ({ open }) => {
  const page = await open(null, 'about:blank');
  const { scripts } = await watchStart(page);
  expect(scripts).not.toContain('formulario');
  const door = page.waitForResponse(/\/assets\/formulario-/);
  await page.keyboard.press('Shift');
  expect((await door).status()).toBe(200);
});

test('a signed-in user does not load the sign-in form, and on a desktop not the phone’s bottom bar', async ({
  open,
}) => {
  const desktop = await watchStart(await open('Gerente', 'about:blank'));
  expect(desktop.scripts).toContain('dentro');
  expect(desktop.scripts.filter((name) => /formulario|BottomBar/.test(name))).toEqual([]);
  const phone = await watchStart(
    await open('Gerente', 'about:blank', { viewport: { width: 390, height: 844 }, hasTouch: true }),
  );
  expect(phone.scripts).toContain('BottomBar');
  expect(phone.scripts.filter((name) => /formulario/.test(name))).toEqual([]);
  for (const { scripts, scriptBytes } of [desktop, phone]) {
    expect(scripts.length).toBeLessThanOrEqual(FILES);
    expect(scriptBytes).toBeLessThanOrEqual(SIGNED_IN);
  }
});

test('no screen adds more than 75 kB or 18 files to what a signed-in user’s start page has loaded', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const atStart = [
    ...namesIn(page, /\/assets\/([\w-]+\.js)"/g),
    ...scripts.filter((file) => /^(dialogo|dentro)-/.test(file)),
  ];
  const start = new Set(atStart.flatMap((file) => [...withImports(file)]));
  const screens = new Set(readdirSync(ROUTES).map((file) => file.replace(/\.tsx$/, '')));
  const isScreen = (file: string) => screens.has(file.replace(/-[\w-]{8}\.js$/, ''));
  const later = [...new Set(scripts.flatMap((file) => namesIn(read(file), LOADED_LATER)))].filter(
    isScreen,
  );
  expect(start.size).toBeGreaterThan(3);
  expect(later.length).toBeGreaterThan(screens.size / 2);
  const added = later.map((file) => ({
    file,
    files: [...withImports(file)].filter((name) => !start.has(name)),
  }));
  const weights = added.map(({ file, files }) => ({
    file,
    files: files.length,
    bytes: files.reduce((sum, name) => sum + weightOf(name), 0),
  }));
  expect(weights.some(({ bytes }) => bytes > 1000)).toBe(true);
  expect(weights.filter(({ files, bytes }) => bytes > SCREEN || files > FILES_OF_SCREEN)).toEqual(
    [],
  );
});

test('every script of more than 200 bytes has a brotli and a gzip file, and the server sends the brotli file', async ({
  request,
}) => {
  const texts = readdirSync(ASSETS).filter(
    (file) => file.endsWith('.js') && readFileSync(join(ASSETS, file)).length > 200,
  );
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) {
    const raw = readFileSync(join(ASSETS, file));
    expect(brotliDecompressSync(readFileSync(join(ASSETS, `${file}.br`))).equals(raw), file).toBe(
      true,
    );
    expect(gunzipSync(readFileSync(join(ASSETS, `${file}.gz`))).equals(raw), file).toBe(true);
  }
  const base = texts.find((file) => file.startsWith('base-')) ?? '';
  const { headers, length } = await request
    .get(`/assets/${base}`, { headers: { 'accept-encoding': 'br' } })
    .then((response) => ({
      headers: response.headers(),
      length: Number(response.headers()['content-length']),
    }));
  expect([headers['content-encoding'], length]).toEqual(['br', weightOf(base)]);
});
