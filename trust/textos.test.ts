import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PANTALLAS, type PantallaId } from '@garita/domain/pantallas';
import { fillHostileFolder, type HostileAgency } from '@garita/testing/hostile/fillHostileFolder';
import { HOSTILE_TEXTS, WHOLE_WORDS } from '@garita/testing/hostile/hostileTexts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../e2e/support/api';
import { buildIfNeeded } from '../scripts/build.mjs';
import { CHROMIUM_ARGS, ensureBrowser } from '../scripts/find-browser.mjs';
import { type Portal, startPortal } from './support/startPortal';
import { tell } from './support/tell';
import { type HostilityWatch, listFaults, readTexts, watchContext } from './support/watchPage';

const WIDTHS = [1280, 390] as const;
const HEIGHT = 900;
const DAY = 86_400_000;
const dayOf = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);
const LAST_MONTH = `desde=${dayOf(30)}&hasta=${dayOf(0)}`;

/** States of a screen with their own URL. The ids are the demo's. */
const MORE_OF: Partial<Record<PantallaId, readonly string[]>> = {
  perfil: ['detalle'],
  ascensos: ['persona=6'],
  tiempos: ['detalle=1'],
  nomina: ['periodo=4', 'periodo=4&detalle=4', LAST_MONTH, 'detalle=4'],
  paselista: ['lista=nueva'],
  listapaga: [LAST_MONTH],
  usuarios: ['persona=5'],
};
/** Fields that no screen shows as text: images, and passkeys that do not work at this address. */
const NOT_SHOWN: readonly string[] = ['membresias.image', 'llaves.nombre'];
const addressesOf = (pantallas: readonly { id: PantallaId; ruta: string }[]): string[] =>
  pantallas.flatMap(({ id, ruta }) => [
    ruta,
    ...(MORE_OF[id] ?? []).map((search) => `${ruta}?${search}`),
  ]);

let dataDir: string;
let agency: HostileAgency;
let portal: Portal;
let url: string;
let browser: Browser;
let shown = '';
let looks = 0;

// Separate hooks have separate timeouts; the first builds the changed parts.
beforeAll(() => buildIfNeeded('portal'));
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'garita-textos-'));
  agency = await fillHostileFolder(dataDir);
});
beforeAll(async () => {
  portal = await startPortal({ dataDir });
  url = await portal.url;
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Device {
  readonly context: BrowserContext;
  readonly watch: HostilityWatch;
}

/** An open change stream prevents `networkidle`, so it is refused here. */
const REFUSE_STREAM = `const ask = fetch;
  globalThis.fetch = async (input, init) => input === '/api/ext/cambios' ? new Response(null, { status: 503, headers: { 'retry-after': '3600' } }) : await ask(input, init);`;

async function openDevice(usuario: string | null): Promise<Device> {
  const context = await browser.newContext({
    locale: 'es-MX',
    reducedMotion: 'reduce',
    viewport: { width: WIDTHS[0], height: HEIGHT },
  });
  await context.addInitScript(REFUSE_STREAM);
  // Only the runner's timeout applies.
  context.setDefaultTimeout(0);
  const watch = await watchContext(context, url);
  if (usuario !== null) {
    const { cookies } = await openApi(url, usuario);
    await context.addCookies(
      cookies.map((cookie) => ({ ...cookie, url, sameSite: 'Strict' as const })),
    );
  }
  return { context, watch };
}

/** Waits until a screen has loaded, including parts that load on scrolling. */
async function untilThere(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy=true]');
    busy?.scrollIntoView();
    return busy === null;
  });
  await page.waitForLoadState('networkidle');
}

/** The findings on the present page, at each width. */
async function look(page: Page, watch: HostilityWatch, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: HEIGHT });
    await untilThere(page);
    // Layouts that depend on the width re-render first; a remaining overflow is a finding.
    await page
      .waitForFunction(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        null,
        { timeout: 10_000 },
      )
      .catch(() => undefined);
    shown += await readTexts(page);
    faults.push(
      ...[...watch.take(), ...(await listFaults(page))].map(
        (fault) => `${part}, ${width} px: ${fault}`,
      ),
    );
    looks++;
  }
  return faults;
}

/** Opens the first edit form of a screen, if there is one. The screen is reloaded afterwards. */
async function lookAtForm(page: Page, watch: HostilityWatch, part: string): Promise<string[]> {
  const edit = page.getByRole('button', { name: /^Editar/ });
  if ((await edit.count()) === 0) return [];
  await edit.first().press('Enter');
  await page.getByRole('dialog').waitFor();
  const faults = await look(page, watch, `${part}, form`);
  await page.reload();
  await untilThere(page);
  return faults;
}

/** The findings on a screen, tab by tab. */
async function visit({ context, watch }: Device, address: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(`${url}${address}`);
  await untilThere(page);
  const { pathname, search } = new URL(page.url());
  const faults = `${pathname}${search}` === address ? [] : [`led to ${pathname}${search}`];
  faults.push(...(await look(page, watch, 'part 1')));
  // A dialog hides its screen. Another URL checks that screen without the dialog.
  if ((await page.getByRole('dialog').count()) === 0) {
    faults.push(...(await lookAtForm(page, watch, 'part 1')));
    const tabs = page.locator('main').getByRole('tab', { disabled: false });
    for (let tab = 1; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click();
      const part = `part ${tab + 1}`;
      faults.push(...(await look(page, watch, part)), ...(await lookAtForm(page, watch, part)));
    }
  }
  await page.close();
  return faults;
}

describe.each([
  {
    who: 'the owner',
    isOwner: true,
    addresses: addressesOf(PANTALLAS.filter(({ grupo, id }) => grupo !== null || id === 'inicio')),
  },
  {
    who: 'a visitor',
    isOwner: false,
    addresses: PANTALLAS.filter((pantalla) => 'publica' in pantalla).map(({ ruta }) => ruta),
  },
])('hostile texts do nothing on the screens that $who sees', ({ isOwner, addresses }) => {
  let device: Device;
  beforeAll(async () => {
    device = await openDevice(isOwner ? agency.owner : null);
  });
  afterAll(() => device?.context.close());
  // In parallel: most of a visit is waiting for requests.
  test.concurrent.each(addresses)('hostile texts do nothing at %s', async (address) => {
    expect(await visit(device, address)).toEqual([]);
  });
  if (isOwner)
    test('hostile texts do nothing at a person’s page', async () => {
      expect(await visit(device, `/persona/${encodeURIComponent(agency.persona)}`)).toEqual([]);
    });
});

test('the texts of every column and every hostile text were shown, as text', () => {
  const { planted } = agency;
  const texts = planted.flatMap((column) => Object.entries(column.texts));
  const unseenKinds = Object.keys(HOSTILE_TEXTS).filter(
    (kind) => !texts.some(([name, text]) => name === kind && shown.includes(text)),
  );
  const unseenColumns = planted
    .filter(({ name, mark }) => !NOT_SHOWN.includes(name) && !shown.includes(mark))
    .map(({ name }) => name);
  const rows = planted.reduce((sum, column) => sum + column.rows, 0);
  tell(
    `${texts.length} textos hostiles en ${planted.length} columnas (${rows} sitios): ${looks} miradas a pantallas de ${WIDTHS.join(' y ')} px`,
  );
  expect({
    unseenKinds,
    unseenColumns,
    unseenWords: WHOLE_WORDS.filter((word) => !shown.includes(word)),
  }).toEqual({
    unseenKinds: [],
    unseenColumns: [],
    unseenWords: [],
  });
});
