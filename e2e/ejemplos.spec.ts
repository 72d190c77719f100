import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from '@playwright/test';
import {
  buildExample,
  installExample,
  packFiles,
  type Served,
  serveExample,
} from './support/consumer';
import { expect, onPortalOfThisFile } from './support/test';

// Builds the examples as another developer does: outside of the repository, with packed packages.

const test = onPortalOfThisFile(() => ({ seed: 'demo' }));

let packed: string[];
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-packed-'));
  packed = await packFiles(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const THEMES = { light: 'rgb(243, 246, 245)', dark: 'rgb(12, 20, 19)' } as const;
const VIOLET = '#8a2be2';

/** Opens a page and records its errors and warnings, e.g. of a hydration mismatch. */
async function openQuiet(browser: Browser, url: string, colorScheme: keyof typeof THEMES) {
  const page = await browser.newPage({ colorScheme });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function expectThemes(browser: Browser, { url }: Served, row: string): Promise<string> {
  let accent = '';
  for (const scheme of ['light', 'dark'] as const) {
    const { page, complaints } = await openQuiet(browser, url, scheme);
    await expect(page.getByText(row, { exact: true }).first()).toBeVisible();
    expect(await colorOf(page, 'body', 'background-color')).toBe(THEMES[scheme]);
    expect(await colorOf(page, 'h1', 'font-family')).toContain('Bricolage');
    accent = await colorOf(page, 'html', '--petroleo');
    expect(complaints).toEqual([]);
    await page.close();
  }
  return accent;
}

/**
 * The panel's first read fails. Later `change` clocks Recluta out: the panel learns of it, and its
 * next two reads fail.
 */
async function expectRetries(browser: Browser, url: string, change: () => Promise<unknown>) {
  const page = await browser.newPage();
  await page.clock.install();
  const failure = { status: 500, json: { msg: 'El portal arranca.', status: 3 } };
  await page.route('**/api/configuracion', (route) => route.fulfill(failure), { times: 1 });
  await page.goto(url);
  await expect(page.getByRole('alert')).toContainText('El portal arranca.');
  await page.clock.fastForward(10_000);
  const recluta = page.getByRole('rowheader', { name: 'Recluta' });
  await expect(recluta).toBeVisible();
  let reads = 0;
  await page.route('**/api/ext/dentro', (route) => {
    reads += 1;
    if (reads > 2) return route.continue();
    return route.fulfill({ status: 500, json: { msg: `Fallo ${reads}.`, status: 3 } });
  });
  await change();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Puede que haya cambiado algo: Fallo 1.');
  await expect(recluta).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(alert).toHaveText('Puede que haya cambiado algo: Fallo 2.');
  await page.clock.fastForward(10_000);
  await expect(recluta).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  await page.close();
}

test('examples/panel shows who is clocked in, in both themes and the agency’s colour, a clock-in at once, and its last rows while reads fail', async ({
  agency,
  api,
  browser,
}) => {
  const { call, key } = await api('Fundadora');
  const built = await buildExample('panel', packed);
  const env = { GARITA_URL: agency.url, GARITA_TOKEN: key };
  const served = await serveExample(built, ['vite/bin/vite.js', 'preview', '--port', '0'], env);
  try {
    const before = await expectThemes(browser, served, 'Oficial');
    await call('ext/ajustes/identidad', { data: { color: VIOLET } });
    expect(await expectThemes(browser, served, 'Oficial')).not.toBe(before);

    const { page, complaints } = await openQuiet(browser, served.url, 'light');
    await expect(page.getByRole('rowheader', { name: 'Oficial' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Recluta' })).toHaveCount(0);
    const fichar = async (op: 0 | 1) => (await api('Recluta')).call('actionFichar', { op });
    await fichar(0);
    await expect(page.getByRole('rowheader', { name: 'Recluta' })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.close();
    await expectRetries(browser, served.url, () => fichar(1));
  } finally {
    await served.stop();
  }
});

test('examples/next sends a complete page with its styles, which hydrates without an error and whose search works', async ({
  agency,
  api,
  browser,
}) => {
  const { call, key } = await api('Fundadora');
  await call('ext/ajustes/identidad', { data: { color: VIOLET } });
  const built = await buildExample('next', packed);
  const env = { GARITA_URL: agency.url, GARITA_TOKEN: key };
  const served = await serveExample(built, ['next/dist/bin/next', 'start', '-p', '0'], env);
  try {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(served.url);
    await expect(still.getByRole('rowheader', { name: 'Nube-Baja' }).first()).toBeVisible();
    expect(await colorOf(still, 'th', 'text-align')).toBe('left');
    await still.close();

    expect(await expectThemes(browser, served, 'Nube-Baja')).not.toContain('4cc2ba');
    const { page, complaints } = await openQuiet(browser, served.url, 'light');
    await page.getByRole('searchbox').fill('nube');
    await expect(page.getByRole('status')).toContainText(/\d+ de \d+ multas/);
    expect(complaints).toEqual([]);
    await page.close();
  } finally {
    await served.stop();
  }
});

test('examples/bot is installed with its dependencies, and prints a clock-in', async ({
  agency,
  api,
}) => {
  const { key } = await api('Fundadora');
  const client = packed.filter((file) => basename(file).includes('api-client'));
  const cwd = await installExample('bot', client);
  const env = { ...process.env, GARITA_URL: agency.url, GARITA_TOKEN: key };
  const bot = spawn(process.execPath, ['main.mjs'], { cwd, env });
  try {
    const lines = createInterface({ input: bot.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toMatch(/^Dentro: (?!.*Cabo)/);
    await (await api('Cabo')).call('actionFichar', { op: 0 });
    expect((await lines.next()).value).toContain('Cabo');
  } finally {
    bot.kill();
    rmSync(cwd, { recursive: true, force: true });
  }
});
