import { expect, test } from './support/test';

const MOTIVO = 'Vista al momento';

test('what somebody else does is seen without touching anything, in every tab, over one line, also when the tab that holds it is closed', async ({
  open,
  api,
}) => {
  const { call } = await api('Gerente');
  const [{ id }] = (await call('getUsuarios?q=Recluta')).body as [{ id: number }];
  const fine = async (creditos: number) =>
    expect(await call('sendMulta', { usuario: id, motivo: `${MOTIVO} ${creditos}`, creditos })).toMatchObject({ status: 200 });

  // A list that nobody asks for by the clock.
  const page = await open('Supervisora', 'about:blank');
  const begun = page.waitForResponse('**/api/ext/cambios');
  await page.goto('/multas');
  expect((await begun).status()).toBe(200);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const second = await page.context().newPage();
  const lines: string[] = [];
  second.on('request', (request) => request.url().endsWith('/ext/cambios') && lines.push(request.url()));
  await second.goto('/multas');
  await expect(second.getByRole('row').nth(1)).toBeVisible();

  await test.step('in both tabs', async () => {
    await fine(7);
    for (const tab of [page, second]) await expect(tab.getByText(`${MOTIVO} 7`)).toHaveCount(1);
    expect(lines).toEqual([]);
  });

  await test.step('the other tab goes on when the one that holds the line is closed', async () => {
    const taken = second.waitForResponse('**/api/ext/cambios');
    await page.close();
    await fine(8);
    expect((await taken).status()).toBe(200);
    await expect(second.getByText(`${MOTIVO} 8`)).toHaveCount(1);
  });
});
