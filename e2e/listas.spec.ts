import type { Locator, Page } from '@playwright/test';
import { searchFor } from './support/portal';
import { refuseStream } from './support/quietPage';
import { expect, test } from './support/test';

/** A phone whose browser bars take a part of the screen. */
const SMALL_PHONE = { viewport: { width: 390, height: 787 }, hasTouch: true };
/** Maximum height of a folded row, in pixels. */
const FOLDED = 72;

type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * The lists, divided between two tests. Respaldos is omitted, since a fresh agency has no backups.
 */
const HALVES: Readonly<Record<string, Lists>> = {
  'of attendance and pay': {
    '/tiempos': ['Activos', 'Pausados'],
    '/nomina': [],
    '/paselista': [],
    '/fichaje': ['Activos', 'Mis días'],
    '/ausencias': ['Todas'],
    '/resumensemanal': [],
    '/traslados': [],
    '/membresias': [],
    '/misiones': [],
    '/firmas': [],
    '/listaPaga': [],
    '/ventas': ['Historial', 'Pendiente'],
  },
  'of records and settings': {
    '/registros': ['Tiempos', 'Ascensos', 'Nombres', 'Requisitos', 'Rangos', 'Fichajes'],
    '/empleadomes': [],
    '/clones': ['Permitidos'],
    '/multas': [],
    '/degrados': [],
    '/despidos': [],
    '/vetos': [],
    '/usuarios': [],
    '/excepciones': [],
    '/descuentos': [],
    '/mantenimiento': ['Rangos', 'Membresías', 'Misiones'],
    '/cambionombre': [],
  },
};

/**
 * A row's bottom edge and height, in pixels. The caller measures repeatedly, since a page that has
 * just loaded may still move.
 */
const measure = (row: Locator): Promise<{ bottom: number; height: number }> =>
  row.evaluate((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return { bottom, height };
  });

/** After a failed soft assertion the test still checks the next list. */
const softly = expect.configure({ soft: true });

/** The top edge of the bottom bar, in pixels. The bar covers the rows below that edge. */
const footOf = (page: Page): Promise<number> =>
  page
    .getByRole('navigation', { name: 'Accesos directos' })
    .evaluate((bar) => bar.getBoundingClientRect().top);

for (const [half, lists] of Object.entries(HALVES)) {
  test(`on a phone every list ${half} shows its first row folded and without scrolling, and the row unfolds`, async ({
    open,
    api,
  }) => {
    await (await api('Fundadora')).call('actionFichar', { op: 0 });
    const page = await open('Fundadora', '/perfil', SMALL_PHONE);
    const foot = await footOf(page);
    expect(foot).toBeGreaterThan(700);
    for (const [path, tabs] of Object.entries(lists)) {
      await page.goto(path);
      for (const tab of tabs.length > 0 ? tabs : [null]) {
        if (tab !== null) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).tap();
        const where = `${path} ${tab ?? ''}`;
        const row = page.getByRole('main').getByRole('article').first();
        await expect(row, where).toBeVisible();
        await softly.poll(async () => (await measure(row)).bottom, where).toBeLessThanOrEqual(foot);
        await softly
          .poll(async () => (await measure(row)).height, where)
          .toBeLessThanOrEqual(FOLDED);
        // A row with few columns has nothing to unfold.
        const unfold = row.getByRole('button', { name: /^Detalles/ });
        if ((await unfold.count()) === 0) continue;
        await expect(unfold, where).toHaveAttribute('aria-expanded', 'false');
        await unfold.tap();
        await expect(unfold, where).toHaveAttribute('aria-expanded', 'true');
        await softly.poll(async () => (await measure(row)).height, where).toBeGreaterThan(FOLDED);
        await softly
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), where)
          .toBe(SMALL_PHONE.viewport.width);
      }
    }
  });
}

test('on a phone a list’s further actions are in one sheet, which closes when an action opens its dialog', async ({
  open,
  api,
}) => {
  const page = await open('Fundadora', '/nomina', SMALL_PHONE);
  const opener = page.getByRole('button', { name: 'Filtros y más' });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros y más' });
  for (const name of ['Por fechas', 'Periodos', 'Exportar'])
    await expect(sheet.getByRole('button', { name })).toBeVisible();
  await sheet.getByRole('button', { name: 'Por fechas' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Nómina por fechas' });
  await expect(dialog).toBeVisible();
  await expect(sheet).toBeHidden();
  await dialog.getByRole('button', { name: 'Cerrar' }).first().tap();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // A wide header shows these actions as buttons.
  await (await api('Fundadora')).call('actionFichar', { op: 0 });
  await page.goto('/tiempos');
  await expect(page.getByRole('button', { name: 'Nuevo Tiempo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ligar Tiempos', exact: true })).toBeHidden();
  await opener.tap();
  for (const name of ['Confirmar Tiempos', 'Ligar Tiempos', 'Desligar Tiempos'])
    await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible();
});

/**
 * The lists that the page loads completely, each with the tab of its rows. The server searches the
 * other lists.
 */
const IN_MEMORY: readonly (readonly [path: string, tab?: string])[] = [
  ['/multas'],
  ['/nomina'],
  ['/listaPaga'],
  ['/ventas'],
  ['/membresias'],
  ['/ausencias', 'Todas'],
  ['/resumensemanal'],
];

test('a list that the page has completely is searched without a request', async ({ open }) => {
  const page = await open('Fundadora', 'about:blank');
  await refuseStream(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const [path, tab] of IN_MEMORY) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    const rows = page.getByRole('main').locator('tbody').getByRole('row');
    await expect(rows.first(), path).toBeVisible();
    const shown = await rows.count();
    expect(calls.splice(0), path).not.toEqual([]);
    await searchFor(page, 'nadie se llama así');
    await expect.poll(() => rows.count(), path).toBeLessThan(shown);
    await searchFor(page, '');
    await expect(rows, path).toHaveCount(shown);
    softly(calls, path).toEqual([]);
  }
});
