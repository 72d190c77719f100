import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, layLine } from './support/line';
import { test as base, expect } from './support/test';

const test = base.extend<{ line: Line }>({
  line: async ({ agency }, use) => {
    const line = await layLine(agency.url);
    await use(line);
    await line.close();
  },
});

const MOTIVO = 'Vista al momento';

test('another user’s act is shown in every tab over one connection, also after the tab with the connection is closed', {
  tag: '@muestra',
}, async ({ open, api }) => {
  const { call } = await api('Gerente');
  const [{ id }] = (await call('getUsuarios?q=Recluta')).body as [{ id: number }];
  const fine = async (creditos: number) =>
    expect(
      await call('sendMulta', { usuario: id, motivo: `${MOTIVO} ${creditos}`, creditos }),
    ).toMatchObject({ status: 200 });

  // The screen Multas is never polled, so only the change stream can update it.
  const page = await open('Supervisora', 'about:blank');
  const begun = page.waitForResponse('**/api/ext/cambios');
  await page.goto('/multas');
  expect((await begun).status()).toBe(200);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const second = await page.context().newPage();
  const lines: string[] = [];
  second.on(
    'request',
    (request) => request.url().endsWith('/ext/cambios') && lines.push(request.url()),
  );
  await second.goto('/multas');
  await expect(second.getByRole('row').nth(1)).toBeVisible();

  await test.step('the act is shown in both tabs', async () => {
    await fine(7);
    for (const tab of [page, second]) await expect(tab.getByText(`${MOTIVO} 7`)).toHaveCount(1);
    expect(lines).toEqual([]);
  });

  await test.step('the second tab opens a connection when the tab with the connection is closed', async () => {
    const taken = second.waitForResponse('**/api/ext/cambios');
    await page.close();
    await fine(8);
    expect((await taken).status()).toBe(200);
    await expect(second.getByText(`${MOTIVO} 8`)).toHaveCount(1);
  });
});

/** How long the connection is cut, in milliseconds: longer than any delay between reconnects. */
const CUT_MS = 40_000;

test.describe('a connection that is cut for forty seconds', () => {
  test.use({ tolerated: ['net::ERR_', 'No hay conexión', 'No se pudieron cargar los estados.'] });

  test('after forty seconds without a connection a page shows every change that it missed, each once', async ({
    open,
    api,
    line,
  }) => {
    const { call } = await api('Gerente');
    const [{ id }] = (await call('getUsuarios?q=Supervisora')).body as [{ id: number }];
    const sinLeer = async () =>
      ((await (await api('Supervisora')).call('ext/avisos')).body as { sin_leer: number }).sin_leer;
    const before = await sinLeer();
    const fine = async (motivo: string) =>
      expect(await call('sendMulta', { usuario: id, motivo, creditos: 3 })).toMatchObject({
        status: 200,
      });
    const page = await open('Supervisora', 'about:blank');
    const begun = page.waitForResponse('**/api/ext/cambios');
    await page.goto(`${line.url}/multas`);
    expect((await begun).status()).toBe(200);
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await test.step('the page says that there is no connection, without a notice, and keeps its data', async () => {
      line.cut();
      for (const motivo of ['Corte 1', 'Corte 2', 'Corte 3']) await fine(motivo);
      await expect(page.getByText('Sin conexión · reintentando')).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await sleep(CUT_MS);
    });

    await test.step('after the connection returns every change is there, once', async () => {
      line.mend();
      for (const motivo of ['Corte 1', 'Corte 2', 'Corte 3'])
        await expect(page.getByRole('cell', { name: motivo })).toHaveCount(1);
      await expect(page.getByText('Sin conexión · reintentando')).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: new RegExp(`^Avisos ?, ${before + 3} sin leer$`) }),
      ).toBeVisible();
      expect(await sinLeer()).toBe(before + 3);
    });

    await test.step('later changes arrive as usual', async () => {
      await fine('Después del corte');
      await expect(page.getByRole('cell', { name: 'Después del corte' })).toHaveCount(1);
    });
  });
});
