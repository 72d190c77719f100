import type { Locator } from '@playwright/test';
import { PHONE } from './support/portal';
import { expect, test } from './support/test';

const DARK = { colorScheme: 'dark' } as const;

test('in the dark theme a list is printed dark on white, without bars and buttons, with its title, the searched text and the time of printing', async ({
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

test('in forced colours a checked box has a tick and an unchecked box has none', async ({
  open,
}) => {
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

/** Counts the elements whose colour differs from their parent's. */
const otherColours = (within: Locator, selector: string): Promise<number> =>
  within.locator(selector).evaluateAll(
    (found) =>
      found.filter((element) => {
        const around = element.parentElement;
        return around && getComputedStyle(element).color !== getComputedStyle(around).color;
      }).length,
  );

test('in forced colours icons and selected options have the colour of the text around them, and an open category has a border', async ({
  open,
}) => {
  const page = await open('Gerente', '/multas', { forcedColors: 'active' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await otherColours(page.locator('body'), 'svg')).toBe(0);
  await page.getByRole('button', { name: 'Nueva multa' }).click();
  const picker = page.getByRole('combobox', { name: 'Usuario' });
  await picker.fill('Recluta');
  await page
    .getByRole('option', { name: /^Recluta/ })
    .first()
    .click();
  await picker.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeVisible();
  expect(await otherColours(chosen, 'span, small, svg')).toBe(0);
  await page.goto('/rangos');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCSS(
    'border-left-width',
    '4px',
  );
});

test('in forced colours the bottom bar of a phone marks the current screen', async ({ open }) => {
  const page = await open('Gerente', '/puerta', { ...PHONE, forcedColors: 'active' });
  const tab = page.getByRole('navigation').getByRole('link', { name: /^Puerta/ });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const isMarked = () =>
    tab.evaluate(
      (element) =>
        getComputedStyle(element, '::before').backgroundColor !==
        getComputedStyle(element).backgroundColor,
    );
  await expect.poll(isMarked).toBe(true);
});
