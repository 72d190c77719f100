import type { BrowserContextOptions, Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { DESPEDIDO, PHONE, signIn } from './support/portal';
import { expect, onPortalOfThisFile } from './support/test';

/** A separate portal, since these tests cut connections and dismiss people. */
const test = onPortalOfThisFile(() => ({ seed: 'demo' }));

/**
 * These messages are expected without a connection. The worker does not cache the people's
 * statuses.
 */
test.use({
  tolerated: [
    'No se pudieron cargar los estados.',
    'net::ERR_INTERNET_DISCONNECTED',
    'net::ERR_FAILED',
    'Failed to fetch',
    'No hay conexión',
    'sin conexión',
  ],
});

const SIN_CONEXION = /^Sin conexión · así estaba hoy a las? \d\d:\d\d$/;

/** Waits until the worker controls the page and has cached the start page. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('portal')).keys()).some(
          ({ url }) => new URL(url).pathname === '/',
        ),
      ),
    )
    .toBe(true);
}

const holds = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);

const keptOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('visto-')));

interface Screen {
  readonly path: string;
  readonly title: string;
  /** Path of the call that the screen reads. */
  readonly call: string;
}
const MULTAS: Screen = { path: '/multas', title: 'Multas', call: '/api/getAllMultas' };
const NORMATIVA: Screen = { path: '/normativa', title: 'Normativa', call: '/api/ext/normativa' };

type Open = (usuario: string | null, path: string, device?: BrowserContextOptions) => Promise<Page>;

/** Opens the start page and a screen, and waits until the worker has cached the screen's data. */
async function see(
  open: Open,
  usuario: string,
  { path, title, call }: Screen,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const page = await open(usuario, '/', { serviceWorkers: 'allow', ...device });
  await settle(page);
  await page.reload();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => holds(page, call)).toBe(true);
  return page;
}

test('without a connection the portal opens, shows the last seen data with its time, and recovers by itself', {
  tag: '@muestra',
}, async ({ open, api }) => {
  const { call } = await api('Gerente');
  const [{ id }] = (await call('getUsuarios?q=Recluta')).body as [{ id: number }];
  const fine = async (motivo: string) =>
    expect(await call('sendMulta', { usuario: id, motivo, creditos: 9 })).toMatchObject({
      status: 200,
    });
  await fine('Antes de quedarse sin línea');
  const page = await see(open, 'Gerente', MULTAS);
  const context = page.context();
  await context.setOffline(true);

  await test.step('the screen is unchanged, and shows the time of its data', async () => {
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: SIN_CONEXION })).toBeVisible();
    await expect(page.getByText('Antes de quedarse sin línea')).toBeVisible();
  });

  await test.step('the start page opens too', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gerente');
  });

  await test.step('a screen that was never opened offers a retry', async () => {
    await page.goto('/degrados');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  await test.step('changes made during the outage appear after the connection returns, without a notice', async () => {
    await page.goto('/multas');
    await expect(page.getByText('Antes de quedarse sin línea')).toBeVisible();
    await fine('Mientras no había línea');
    await context.setOffline(false);
    await expect(page.getByText('Mientras no había línea')).toBeVisible();
    await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
  });
});

test('a read that failed in the worker while the stream was open is repeated until it succeeds', async ({
  open,
  api,
}) => {
  const { call } = await api('Gerente');
  const [{ id }] = (await call('getUsuarios?q=Recluta')).body as [{ id: number }];
  const page = await see(open, 'Gerente', MULTAS);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const { fetch } = globalThis;
    const asked: string[] = [];
    const broken = ({ url }: Request) => {
      asked.push(new URL(url).pathname);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const mend = () => Object.assign(globalThis, { fetch });
    Object.assign(globalThis, { fetch: broken, asked, mend });
  });
  await call('sendMulta', { usuario: id, motivo: 'Solo la página tiene línea', creditos: 9 });
  await page.reload();
  // The worker requests the list when the page loads, and again when the stream opens.
  const asked = async () =>
    (await worker?.evaluate<string[]>('asked'))?.filter((path) => path === MULTAS.call).length;
  await expect.poll(asked).toBeGreaterThan(1);
  await expect(page.getByRole('status').filter({ hasText: SIN_CONEXION })).toBeVisible();
  await worker?.evaluate('mend()');
  await expect(page.getByText('Solo la página tiene línea')).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
});

test('a write without a connection fails, and is not sent when the connection returns', async ({
  open,
  api,
}) => {
  const page = await see(open, 'Gerente', MULTAS, PHONE);
  const context = page.context();
  const { call } = await api('Gerente');
  const [{ id }] = (await call('getUsuarios?q=Recluta')).body as [{ id: number }];
  const rows = async () => ((await call('getAllMultas')).body as unknown[]).length;
  const before = await rows();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  // A valid write, which the portal would accept if it ever arrived.
  const failed = await page.evaluate(
    (body) =>
      fetch('/api/sendMulta', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then(
        () => false,
        () => true,
      ),
    JSON.stringify({ usuario: id, motivo: 'Sin línea', creditos: 9 }),
  );
  expect(failed).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
  expect(await rows()).toBe(before);
});

test('an installed portal caches the files of all screens, and opens a screen offline that was never opened before', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { serviceWorkers: 'allow', ...PHONE });
  // A headless browser cannot install apps, so standalone mode is simulated.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? ask('all') : ask(query);
  });
  await signIn(page, 'Gerente');
  await settle(page);
  await expect.poll(() => holds(page, '/api/validateT'), 'the first request of a start').toBe(true);
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('portal')).keys()).map(({ url }) => new URL(url).pathname),
    );
  // The worker's script names every file of the build, and fetches them one by one.
  const files = (await (await page.request.get('/sw.js')).text()).match(/\/assets\/[\w.-]+/g) ?? [];
  expect(files.some((path) => path.startsWith('/assets/degrados-'))).toBe(true);
  await expect
    .poll(async () => {
      const paths = await kept();
      return files.filter((path) => !paths.includes(path));
    }, 'the files of all screens')
    .toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/degrados');
  await expect(page.getByRole('heading', { level: 1, name: 'Degrados' })).toBeVisible();
  await page.getByRole('button', { name: /Menú|Más/ }).click();
  await expect(page.getByRole('link', { name: 'Perfil' }).first()).toBeVisible();
});

test('no private data stays in the cache after signing out offline or after a dismissal', async ({
  open,
  api,
}) => {
  const page = await see(open, 'Oficial', NORMATIVA);
  const context = page.context();
  expect(await keptOf(page)).toHaveLength(1);

  await test.step('signing out offline removes the cached data', async () => {
    await page.getByRole('button', { name: /Cuenta/ }).click();
    const leave = page.getByRole('menuitem', { name: 'Salir' });
    await expect(leave).toBeVisible();
    await context.setOffline(true);
    await leave.click();
    await expect.poll(() => keptOf(page)).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('a dismissal removes the cached data at once', async () => {
    const other = await see(open, 'Recluta', NORMATIVA);
    expect(await keptOf(other)).toHaveLength(1);
    const { call } = await api('Gerente');
    const [{ id }] = (await call('getUsuarios?q=Recluta')).body as [{ id: number }];
    expect(await call('despedir', { usuario: id, motivo: 'Inactividad' })).toMatchObject({
      status: 200,
    });
    await expect.poll(() => keptOf(other)).toEqual([]);
    await expectNotice(other, DESPEDIDO);
  });
});

test('a new version of the portal is offered when the connection returns, without a reload', async ({
  open,
}) => {
  const page = await open('Gerente', 'about:blank');
  const line = '**/api/ext/cambios';
  await page.route(line, (route) => route.abort());
  // Answers as a newer version would: its page loads other scripts.
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<p>' })
      : route.continue(),
  );
  await page.goto('/');
  await expect(page.getByText('Sin conexión · reintentando')).toBeVisible();
  await page.unroute(line);
  const offer = page.getByText('Hay una versión nueva del portal.');
  await expect(offer).toBeVisible();
  await expect(page.getByText('Sin conexión · reintentando')).toHaveCount(0);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Abrirla' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gerente');
  await expect(offer).toHaveCount(0);
});
