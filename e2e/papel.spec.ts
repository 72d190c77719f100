import { expect, test } from './support/test';

const DARK = { colorScheme: 'dark' } as const;

test('a list is printed dark on white, without bars and buttons, with its title, its search and the moment', async ({
  open,
}) => {
  const page = await open('Gerente', '/multas', DARK);
  await page.getByRole('searchbox', { name: 'Buscar multas' }).fill('perfil');
  const ink = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
  const [onScreen] = await ink();
  await page.emulateMedia({ ...DARK, media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Impreso el /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Multas', level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar multas' })).toHaveValue('perfil');
  await expect(page.getByRole('searchbox', { name: 'Buscar multas' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Motivo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  const [printed, paper] = await ink();
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(printed).not.toBe(onScreen);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(/^Impreso el /)).toHaveCount(0);
});

test('in forced colours only the box of a fine that was collected has a tick', async ({ open }) => {
  const page = await open('Gerente', '/multas', { forcedColors: 'active' });
  const tick = (isChecked: boolean) =>
    page
      .locator('tbody label', {
        has: page.getByRole('checkbox', { name: /^Cobrad/, checked: isChecked }),
      })
      .first()
      .locator('svg');
  await expect(tick(true)).toBeVisible();
  await expect(tick(false)).toBeHidden();
});
