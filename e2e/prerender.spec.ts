import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Holds the portal's scripts. @returns a function that releases them */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}

// A portal that has just started serves its first pages without prerendering.
test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get('/')).text()).toContain('id="datos"');
});

const devices: Readonly<Record<string, BrowserContextOptions>> = {
  'a desktop': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'a phone in the dark scheme': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
};

for (const [name, device] of Object.entries(devices)) {
  test(`the start page is readable without a script, on ${name}`, async ({ open }) => {
    const page = await open(null, '/', { ...device, javaScriptEnabled: false });
    await expect(page.getByRole('heading', { level: 1, name: 'Agencia Garita' })).toBeVisible();
    await expect(page.locator('noscript')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Ya soy del equipo' }),
    ).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Lo que te espera' }).getByText(/^Recluta cobra/),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Siguiente paga' })).toHaveText(
      /hora de la agencia.*\d+ días?.*\d+ horas?.*\d+ minutos?/s,
    );
    for (const title of [
      'Equipo de administración',
      'Empleados del mes',
      'Horas de paga',
      'Membresías',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Fundadora').first()).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Rangos' })).toHaveAttribute(
      'href',
      '/rangos',
    );
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

  test(`hydration causes no layout shift and no request for data, on ${name}`, async ({ open }) => {
    const page = await open(null, 'about:blank', { ...device, timezoneId: 'Europe/Madrid' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('main').getByRole('button', { name: 'Ya soy del equipo' });
    await expect(button).toBeVisible();
    await expect(page.getByText('hora de la agencia')).toBeVisible();
    // The page is parsed, and its fonts are loaded and painted: the script causes any later layout
    // shift.
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      while (document.readyState === 'loading') await frame();
      await frame();
      await document.fonts.ready;
      for (let drawn = 0; drawn < 2; drawn++) await frame();
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift' });
    });
    const before = await button.elementHandle();
    await release();
    await expect(page.getByText('en tu hora')).toBeVisible();
    // Hydration kept the server's elements, also in the parts that load later.
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
    expect(
      asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/avatares')),
    ).toEqual([]);
  });
}

test('no part of the page is rendered twice during hydration', async ({ open }) => {
  const page = await open(null, 'about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.setPauseOnExceptions', { state: 'all' });
  const thrown: string[] = [];
  devtools.on('Debugger.paused', ({ data }) => {
    thrown.push(String(data?.description));
    void devtools.send('Debugger.resume');
  });
  await page.goto('/');
  await expect(page.getByText('en tu hora')).toBeVisible();
  // When a suspended part is not loaded yet, React reports error 460 and renders the whole Suspense
  // boundary again.
  expect(thrown.filter((error) => error.includes('#460'))).toEqual([]);
});

test('a signed-in user who follows a link from another site gets their own start page', async ({
  open,
  agency,
  request,
}) => {
  const page = await open('Gerente', 'about:blank');
  // A cross-site navigation sends no session cookie.
  await page.route(`${agency.url}/`, async (route) =>
    route.fulfill({ response: await request.get('/') }),
  );
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#datos')).toBeAttached();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Gerente' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a prerendered page from a cache requests its data again', async ({ open }) => {
  const page = await open(null, 'about:blank');
  await page.addInitScript(() => {
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => (type === 'navigation' ? [] : entries(type));
  });
  const asking = page.waitForRequest('**/api/fechas');
  await page.goto('/');
  await asking;
  await expect(page.getByText('en tu hora')).toBeVisible();
});
