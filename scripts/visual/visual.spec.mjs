// Real Storybooks and a real browser take minutes: part of `npm run test:nightly`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';
import { openBrowser } from './camera/openBrowser.mjs';
import { choosePictures } from './choosePictures.mjs';
import { compareSides } from './compareSides.mjs';
import { treeWith } from './treeWith.mjs';
import { writePage } from './writePage.mjs';

/** A list, a dialog that is loaded when it opens, and a story with a phone's viewport. */
const ONLY =
  'pantallas-multas--con-datos,pantallas-tiempos--confirma-tarde,pantallas-nomina-periodos--en-telefono';
const folder = mkdtempSync(join(tmpdir(), 'garita-fotos-'));
afterAll(() => rmSync(folder, { recursive: true }));
const compare = (given, tell = () => {}) =>
  compareSides({
    options: { base: 'HEAD', head: 'HEAD', changed: false, fresh: false, only: ONLY, ...given },
    folder,
    tell,
  });

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Garita',
  GIT_AUTHOR_EMAIL: 'g@g',
  GIT_COMMITTER_NAME: 'Garita',
  GIT_COMMITTER_EMAIL: 'g@g',
};
const commitWith = (path, change) =>
  git(
    ['commit-tree', treeWith('HEAD^{tree}', path, change), '-p', 'HEAD', '-m', 'Otra cosa'],
    AUTHOR,
  );
const addLine = (text) => `${text}\n// Nada nuevo.`;

test('a commit that is photographed twice gives no difference', async () => {
  const { report } = await compare({ fresh: true });
  expect(report.stories).toEqual([]);
  expect(report.same).toBe(3);
});

test('a story that a change does not reach is photographed once', async () => {
  const lines = [];
  const head = commitWith('packages/ui/src/screens/multas/MultasScreen.stories.tsx', addLine);
  const { report } = await compare({ head }, (line) => lines.push(line));
  expect(report.same).toBe(3);
  expect(report.scope).toContain('A 2 el cambio no las alcanza');
  expect(lines.at(-1)).toContain('3 historias, 1 por fotografiar');
});

test('a story whose play fails is reported as failed, whatever it looks like', async () => {
  const head = commitWith('packages/ui/src/screens/multas/MultasScreen.stories.tsx', (text) =>
    text.replaceAll("'3 multas sin cobrar: 45c'", "'Ninguna multa'"),
  );
  const { report } = await compare({ head, only: 'pantallas-multas--con-datos' });
  expect(report.stories).toMatchObject([
    { kind: 'fallida', faults: [undefined, expect.stringContaining('Ninguna multa')] },
  ]);
});

test('nothing is built for a change that reaches no story', async () => {
  const lines = [];
  const head = commitWith('packages/server/src/main.ts', addLine);
  const { report } = await compare({ head, changed: true }, (line) => lines.push(line));
  expect(report).toMatchObject({ same: 0, stories: [] });
  expect(lines.join()).not.toContain('Storybook');
});

test('words that no story has end the comparison before any picture', async () => {
  const lines = [];
  expect(await compare({ only: 'no hay tal' }, (line) => lines.push(line))).toBeNull();
  expect(lines.at(-1)).toBe('Ninguna historia responde a «no hay tal».');
  const visual = spawnSync(
    process.execPath,
    [inProject('scripts/visual.mjs'), '--head', 'HEAD', '--only', 'no hay tal'],
    { encoding: 'utf8' },
  );
  expect([visual.status, visual.stderr]).toEqual([2, '']);
});

describe('a commit that changes a colour', () => {
  let found;
  let browser;
  let page;
  beforeAll(async () => {
    found = await compare({
      head: commitWith('packages/ui/src/theme/palette.ts', (text) =>
        text.replace("petroleo: ['#0B5C5E'", "petroleo: ['#5E0B5C'"),
      ),
    });
    const { stories, pictures } = choosePictures(found.report.stories, found.albums.readPicture);
    const file = join(folder, 'visual.html');
    writeFileSync(file, await writePage({ ...found.report, stories }, pictures));
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(pathToFileURL(file).href);
  });
  afterAll(() => browser?.close());

  test('a changed colour changes the pictures of its theme, and no others', () => {
    const list = found.report.stories.find(({ id }) => id === 'pantallas-multas--con-datos');
    expect(list).toMatchObject({
      kind: 'cambiada',
      variants: [{ name: 'claro-1280' }, { name: 'claro-390' }, { name: 'papel-1280' }],
    });
  });

  const pressed = () => page.locator('[aria-pressed="true"]').allTextContents();
  test('the report of a changed colour is used by keyboard, at the width of a phone', async () => {
    const current = () => page.locator('[aria-current] .nombre').textContent();
    const first = await current();
    await page.keyboard.press('j');
    expect(await current()).not.toBe(first);
    await page.keyboard.press('k');
    expect(await current()).toBe(first);
    await page.keyboard.press('2');
    expect(await pressed()).toContain('Diferencia');
    await page.keyboard.press('3');
    expect(await pressed()).toContain('Lado a lado');
    await page.keyboard.press('1');
    const before = await page.locator('#deslizador').inputValue();
    await page.keyboard.press('a');
    expect(Number(await page.locator('#deslizador').inputValue())).toBeGreaterThan(Number(before));
    await page.keyboard.press('/');
    await page.keyboard.type('no hay tal');
    expect(await page.locator('.historia').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
