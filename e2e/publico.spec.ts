import type { Page } from '@playwright/test';
import { expectNotice, noticesOf } from './support/notices';
import { expect, test } from './support/test';

// Parts of the page that load later repeat both reads, so both notices may appear again.
const EXPECTED_NOTICES = ['Sin fechas', 'Sin getMembresias'];
test.use({ tolerated: EXPECTED_NOTICES });

test('when four reads of the start page fail, it stays visible and shows notices only for fechas and getMembresias (HOM-17, HOM-18)', async ({
  page,
}) => {
  for (const call of ['admins', 'empleadoMes', 'fechas', 'getMembresias'])
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ status: 503, json: { msg: `Sin ${call}`, status: 1 } }),
    );
  // A link opens the start page. As the tab's first page it would be prerendered with its data.
  await page.goto('/radio');
  await page.getByRole('link', { name: /ir al inicio/ }).click();
  await expect(page.getByText('Ahora mismo no se puede mostrar el equipo.')).toBeVisible();
  await expect(page.getByText('Ahora mismo no se puede saber cuándo será.')).toBeVisible();
  await expect(page.getByText('Ahora mismo no se pueden mostrar las membresías.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /del mes/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeEnabled();
  for (const text of EXPECTED_NOTICES) await expectNotice(page, text);
  expect(noticesOf(page).filter(({ text }) => !EXPECTED_NOTICES.includes(text))).toEqual([]);
});

const STAY = 1600;
/** The time within which everything below the splash is rendered, in milliseconds. */
const SETTLED = 1500;
/** How far the clock advances per check, in milliseconds. React reveals parts 300 ms apart. */
const TICK = 5;

test('the splash stays 1.6 s at a signed-in user’s first visit, unless the user prefers reduced motion (SHL-04)', async ({
  open,
}) => {
  /**
   * Opens a page whose clock is paused before its first script, and advances only at each check.
   */
  const openStill = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await open('Gerente', 'about:blank', { reducedMotion });
    await page.clock.install({ time: new Date('2026-11-21T18:30:00.000Z') });
    await page.clock.pauseAt(new Date('2026-11-21T18:31:00.000Z'));
    await page.goto('/');
    const splash = page.locator('[aria-label^=Abriendo]');
    let passed = 0;
    const run = (ms: number) => {
      passed += ms;
      return page.clock.runFor(ms);
    };
    const look = async (isSo: () => Promise<boolean>) => {
      await expect
        .poll(
          async () => {
            await run(TICK);
            return isSo();
          },
          { intervals: [50] },
        )
        .toBe(true);
      return passed;
    };
    return {
      isOver: async () => (await splash.getAttribute('aria-hidden')) === 'true',
      page,
      look,
      run,
    };
  };
  const isThere = (page: Page) => async () =>
    (await page.getByRole('heading', { name: 'Este periodo', includeHidden: true }).count()) > 0;

  const still = await openStill('reduce');
  expect(await still.look(still.isOver)).toBeLessThan(SETTLED);

  const moving = await openStill('no-preference');
  const settled = await moving.look(isThere(moving.page));
  expect(settled).toBeLessThan(SETTLED);
  // The splash is timed from the navigation.
  const age = () => moving.page.evaluate(() => performance.now());
  await moving.run(STAY - 1 - (await age()));
  expect(await moving.isOver()).toBe(false);
  await moving.run(1);
  expect(await age()).toBe(STAY);
  const seen = await moving.look(moving.isOver);
  await moving.page.reload();
  expect((await moving.look(moving.isOver)) - seen).toBeLessThan(SETTLED);
});

test('a visitor sees no splash', async ({ open, request }) => {
  // A portal that has just started serves its first pages without prerendering.
  await expect.poll(async () => (await request.get('/')).text()).toContain('id="datos"');
  const page = await open(null, 'about:blank', { reducedMotion: 'no-preference' });
  await page.clock.install({ time: new Date('2026-11-21T18:30:00.000Z') });
  await page.clock.pauseAt(new Date('2026-11-21T18:31:00.000Z'));
  await page.goto('/');
  // The paused clock has not advanced: the splash disappears without a delay.
  await expect(page.locator('[aria-label^=Abriendo]')).toHaveAttribute('aria-hidden', 'true');
  // The page's own content may come later: React reveals suspended parts in batches.
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
});
