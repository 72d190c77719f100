import { openPalette } from './support/portal';
import { expect, onPortalOfItsOwn } from './support/test';

const test = onPortalOfItsOwn(() => ({ seed: 'demo' }));

test('once the agency lets only category 5 look, Agente finds no way to the door, and its address says why', async ({
  open,
  api,
}) => {
  const page = await open('Agente', '/persona/Oficial');
  const acts = page.getByRole('group', { name: 'Acciones con Oficial' });
  await expect(acts.getByRole('link', { name: 'En la puerta' })).toBeVisible();
  const fundadora = await api('Fundadora');
  await fundadora.call('ext/ajustes/registro', { data: { puerta: 5 } });

  // The open page follows the change.
  await expect(acts).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('button', { name: 'Trabajo' })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Fichaje' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Puerta' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openPalette(page);
  const palette = page.getByRole('dialog', { name: 'Ir a…' });
  await palette.getByRole('searchbox').fill('Oficial');
  await expect(palette.getByRole('option', { name: 'Oficial', exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { name: /^Puerta/ })).toHaveCount(0);
  await palette.getByRole('searchbox').fill('puerta Oficial');
  await expect(palette.getByText('Nada coincide con «puerta Oficial».')).toBeVisible();

  await page.goto('/puerta?nombre=Oficial');
  await expect(
    page.getByText('La agencia deja mirar en la puerta desde la categoría 5.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
