import { expectNotice } from './support/notices';
import { untilAnswered } from './support/portal';
import { refuseStream } from './support/quietPage';
import { expect, test } from './support/test';

// These tests are about the frame around the screens: paths, keyboard, redirects.
test('the portal opens at an address with a dot, also after a reload, and at one that only begins like /api', async ({
  open,
}) => {
  const page = await open('Gerente', '/bitacora?texto=Roble.Alto');
  const heading = page.getByRole('heading', { level: 1, name: 'Bitácora' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  for (const path of ['/perfil.html', '/apis']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /Gerente/ })).toBeVisible();
  }
});

test('Ctrl K opens and closes the command palette while a group of the menu has the focus', async ({
  open,
}) => {
  const page = await open('Gerente', '/nomina');
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('button', { name: 'Trabajo' })
    .focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir a…' });
  await expect(palette.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
});

test('the dialog Nuevo Tiempo accepts typing at once, and Enter chooses the only match', async ({
  open,
}) => {
  const page = await open('Supervisora', '/tiempos');
  await page.getByRole('button', { name: 'Nuevo Tiempo' }).press('Enter');
  const field = page
    .getByRole('dialog', { name: 'Nuevo Tiempo' })
    .getByRole('combobox', { name: 'Usuario' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type('CAFECON');
  await expect(page.getByRole('option', { name: 'CaféConLeche' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('CaféConLeche');
});

test('Tiempos asks a clocked-out user to clock in, and then opens (RUT-35)', async ({
  open,
  api,
}) => {
  const page = await open('Gerente', '/tiempos?detalle=1');
  const question = page.getByRole('alertdialog', { name: 'Tiempos se abre al fichar' });
  await test.step('declining leads to the start page', async () => {
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Gerente/ })).toBeVisible();
    await expect(question).toHaveCount(0);
  });
  await test.step('one press clocks in and opens the requested screen', async () => {
    await page.goto('/tiempos');
    await untilAnswered(page, 'actionFichar', () =>
      question.getByRole('button', { name: 'Fichar y abrir' }).click(),
    );
    await expectNotice(page, 'Entrada registrada');
    await expect(page.getByRole('heading', { level: 1, name: 'Tiempos' })).toBeVisible();
    await expect(page).toHaveURL('/tiempos');
    await expect(question).toHaveCount(0);
  });
  await test.step('after a clock-out on another device Tiempos asks again; after a clock-in there it opens', async () => {
    const { call } = await api('Gerente');
    await call('actionFichar', { op: 1 });
    await page.reload();
    await expect(question).toBeVisible();
    await call('actionFichar', { op: 0 });
    await question.getByRole('button', { name: 'Fichar y abrir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tiempos' })).toBeVisible();
    await call('actionFichar', { op: 1 });
  });
});

test('a screen’s code is loaded once, when the pointer is over its link', async ({ open }) => {
  const page = await open('Gerente', 'about:blank');
  await refuseStream(page);
  await page.goto('/perfil');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isCode = (url: string) => /\/assets\/nomina-[\w-]+\.js$/.test(url);
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('button', { name: 'Trabajo' })
    .click();
  const link = page.getByRole('menuitem', { name: 'Nómina' });
  await Promise.all([page.waitForRequest((request) => isCode(request.url())), link.hover()]);
  expect(new URL(page.url()).pathname).toBe('/perfil');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nómina' })).toBeVisible();
  expect(asked.filter(isCode)).toHaveLength(1);
});
