import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { PHONE, watchConsole } from './support/portal';

/** Nothing but the portal itself answers: avatars, radio, social and chat are down. */
async function cutOffOutside(page: Page, baseURL: string | undefined): Promise<void> {
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.abort(),
  );
}

const notices = (page: Page) => page.getByRole('alertdialog');

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`a visitor on ${device}`, () => {
    test.use({ viewport });

    test('finds all public pages whole while every outside service is down', async ({ page, baseURL }) => {
      const complaints = watchConsole(page);
      await cutOffOutside(page, baseURL);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Agencia Garita' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Siguiente paga' })).toContainText(/\d+ días?\s*\d+ horas?\s*\d+ minutos?/);
      for (const [title, carousel, text] of [
        ['Equipo de administración', 'Equipo de administración', 'Gerente'],
        ['Horas de paga', 'Horas de paga por país', 'México'],
        ['Membresías', 'Membresías', '25c al mes'],
      ] as const) {
        await page.getByRole('heading', { level: 2, name: title }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('region', { name: carousel }).getByText(text, { exact: true }).last()).toBeAttached();
      }
      await expect(page.getByRole('heading', { level: 2, name: 'Empleados del mes' })).toBeVisible();

      await page.goto('/rangos');
      await expect(page.getByRole('button', { name: /Ingreso/ })).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('button', { name: /Oficiales/ }).click();
      await page
        .getByRole('group', { name: /Oficiales/ })
        .getByRole('tab', { name: 'Paga', exact: true })
        .click();
      await expect(page.getByText('20 creditos')).toBeVisible();

      await page.goto('/normativa');
      await expect(page.getByRole('table', { name: 'Infracciones' })).toBeVisible();

      await page.goto('/radio');
      await expect(page.getByRole('heading', { level: 1, name: 'Radio' })).toBeVisible();
      await expect(notices(page)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}

test('the start: only a failure of fechas or getMembresias is worth a notice, and none takes the page away (HOM-17, HOM-18)', async ({ page }) => {
  const fail = (call: string) => page.route(`**/api/${call}`, (route) => route.fulfill({ status: 503, json: { msg: `Sin ${call}`, status: 1 } }));
  for (const call of ['admins', 'empleadoMes']) await fail(call);
  await page.goto('/');
  await expect(page.getByText('Ahora mismo no se puede mostrar el equipo.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /del mes/ })).toHaveCount(0);
  await expect(notices(page)).toHaveCount(0);

  for (const call of ['fechas', 'getMembresias']) await fail(call);
  await page.reload();
  await expect(notices(page).filter({ hasText: 'Sin fechas' })).toBeVisible();
  await expect(notices(page).filter({ hasText: 'Sin getMembresias' })).toBeVisible();
  await expect(page.getByText('Ahora mismo no se puede saber cuándo será.')).toBeVisible();
  await expect(page.getByText('Ahora mismo no se pueden mostrar las membresías.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeEnabled();
});

test('the splash stays 1.6 s, unless less motion is asked for (SHL-04)', async ({ browser, baseURL }) => {
  const open = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await (await browser.newContext({ baseURL: baseURL as string, reducedMotion })).newPage();
    const start = new Date('2026-11-21T18:30:00.000Z');
    await page.clock.install({ time: start });
    await page.goto('/');
    await page.clock.pauseAt(new Date(start.getTime() + 60_000));
    await page.reload();
    // The portal is there below the splash: its own clock stands still but for what its answers need.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached({ timeout: 500 });
    }).toPass();
    return { page, splash: page.locator('[aria-label^=Abriendo]') };
  };
  const still = await open('reduce');
  await expect(still.splash).toHaveAttribute('aria-hidden', 'true');
  const moving = await open('no-preference');
  await expect(moving.splash).toHaveAttribute('aria-hidden', 'false');
  await moving.page.clock.runFor(1600);
  await expect(moving.splash).toHaveAttribute('aria-hidden', 'true');
  for (const { page } of [still, moving]) await page.context().close();
});

/** The JavaScript without which the first page does not start: what the document names, and whatever that imports, in bytes gzipped. */
async function weighFirstPage(request: APIRequestContext): Promise<number> {
  const waiting = [...(await (await request.get('/')).text()).matchAll(/\/assets\/[^"]+\.js/g)].map(([path]) => path);
  const weights = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (weights.has(path)) continue;
    const code = await (await request.get(path)).text();
    weights.set(path, gzipSync(code).length);
    waiting.push(...[...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`));
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

test('the first page brings a visitor at most 150 kB of JavaScript', async ({ request }) => {
  const weight = await weighFirstPage(request);
  // A page that names no scripts would weigh nothing.
  expect(weight).toBeGreaterThan(100_000);
  expect(weight).toBeLessThanOrEqual(150_000);
});
