import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { HOSTILE_NAMES } from '@garita/domain/testing/hostileNames';
import type { Page } from '@playwright/test';
import { openPalette, rowOf, searchFor } from './support/portal';
import { expect, test } from './support/test';

async function expectPersona(page: Page, nombre: string): Promise<void> {
  await expect(page.getByRole('heading', { name: nombre, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(rutaDePersona(nombre));
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
}

test('for every unusual user name the pointer opens the person’s card, and a click, the address, a reload and Ctrl K open the page with the avatar', async ({
  open,
  api,
}) => {
  const fundadora = await api('Fundadora');
  const filas = HOSTILE_NAMES.map((usuario, place) => ({
    fila: place + 1,
    usuario,
    mision: 'Recluta',
    firma: '',
  }));
  expect(await fundadora.call('ext/alta', { filas })).toMatchObject({ status: 200 });
  const page = await open('Gerente', '/usuarios', { viewport: { width: 1280, height: 2400 } });
  for (const nombre of HOSTILE_NAMES)
    await test.step(nombre, async () => {
      await page.goto('/usuarios');
      await expect(rowOf(page, 'Agente')).toBeVisible();
      await searchFor(page, nombre);
      // The test waits until the search has removed the other rows: then no row moves under the
      // pointer.
      await expect(rowOf(page, 'Agente')).toHaveCount(0);
      const name = page.getByRole('main').getByRole('link', { name: nombre, exact: true });
      await name.hover();
      await expect(page.getByRole('region', { name: `Ficha de ${nombre}` })).toContainText(nombre);
      await name.click();
      await expectPersona(page, nombre);
      await page.reload();
      await expectPersona(page, nombre);
      await page.goto('/multas');
      await openPalette(page);
      const palette = page.getByRole('dialog', { name: 'Ir a…' });
      await palette.getByRole('searchbox').fill(nombre);
      await palette.getByRole('option', { name: nombre, exact: true }).click();
      await expectPersona(page, nombre);
      await page.goto('/');
      await page.goto(rutaDePersona(nombre));
      await expectPersona(page, nombre);
    });
  await page.goto('/persona/50%25');
  await expect(page.getByRole('heading', { name: 'No hay nadie con ese nombre' })).toBeVisible();
});
