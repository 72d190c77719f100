import type { Locator } from '@playwright/test';
import { expectNotice } from './support/notices';
import { openPalette, rowOf } from './support/portal';
import { countPresses } from './support/presses';
import { doubleClick } from './support/slowLine';
import { expect, test } from './support/test';

async function choose(form: Locator, field: RegExp, option: RegExp): Promise<void> {
  await form.getByRole('button', { name: field }).click();
  await form.page().getByRole('option', { name: option }).click();
}

/** Chooses in a field whose options show a person with their mission. */
async function chooseBuyer(form: Locator, usuario: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Usuario' }).fill(usuario);
  await form
    .page()
    .getByRole('option', { name: new RegExp(`^${usuario}`) })
    .click();
}

test('a membership is sold, seen by its buyer, paid and deleted; its paid sale stays', {
  tag: '@muestra',
}, async ({ open, api }) => {
  const page = await open('Supervisora', '/membresias');
  const sold = rowOf(page.getByRole('table', { name: 'Membresías vendidas' }), 'Oficial');
  const sale = rowOf(page.getByRole('table', { name: 'Ventas' }), 'Oficial');
  await page.getByRole('button', { name: 'Vender membresía' }).click();
  const form = page.getByRole('dialog', { name: 'Vender membresía' });
  await choose(form, /Membresía/, /^Media jornada/);
  await form.getByRole('radio', { name: '15 días' }).press('Space');
  await chooseBuyer(form, 'Oficial');
  await expect(form.getByText('13c').last()).toBeVisible();
  await doubleClick(form.getByRole('button', { name: 'Vender' }), 'addMembresia');
  await expectNotice(page, 'Membresía Media jornada vendida a Oficial');
  await expect(sold).toHaveCount(1);

  const { membresias } = (await (await api('Oficial')).call('MyPerfil')).body as {
    membresias: unknown;
  };
  expect(membresias).toMatchObject([{ membresiaNombre: 'Media jornada', dias: 15 }]);

  // A user without the permission `pag` reads «Sí» or «No». A user with the permission has a
  // checkbox, which keeps its state after a reload.
  await page.goto('/ventas');
  await expect(sale).toContainText('No');
  const boss = await open('Gerente', '/ventas');
  const box = boss.getByRole('checkbox', {
    name: 'Pagada: Membresía Media jornada, 15 días a Oficial, 13c',
  });
  await box.press('Space');
  await expectNotice(boss, 'Venta marcada como pagada');
  await boss.reload();
  await expect(box).toBeChecked();
  await boss.context().close();

  await page.goto('/membresias');
  await page.getByRole('button', { name: 'Borrar: Oficial' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Borrar la membresía?' });
  await expect(question).toContainText('La venta de 13c ya está pagada y seguirá en Ventas');
  await question.getByRole('button', { name: 'Borrar' }).click();
  await expect(question).toBeHidden();
  await expect(sold).toHaveCount(0);
  await page.goto('/ventas');
  await expect(sale).toContainText('Sí');
});

test('a mission that requires a signature is sold after the buyer gets a signature, and the buyer then has the mission', async ({
  open,
  api,
}) => {
  const page = await open('Supervisora', '/misiones');
  await page.getByRole('button', { name: 'Vender misión' }).click();
  const form = page.getByRole('dialog', { name: 'Vender misión' });
  await chooseBuyer(form, 'Hiedra');
  await choose(form, /Nueva misión/, /^Oficial I · \d+c$/);
  await expect(form.getByText('exige firma')).toBeVisible();
  const gerente = await api('Gerente');
  const people = (await gerente.call('getUsuarios')).body as { id: number; usuario: string }[];
  await gerente.call('addFirma', {
    id: people.find(({ usuario }) => usuario === 'Hiedra')?.id,
    firma: 'HI7',
  });
  await form.getByRole('button', { name: 'Vender' }).click();
  await expectNotice(page, 'Hiedra ahora es Oficial I');
  await expect(
    rowOf(page.getByRole('table', { name: 'Misiones vendidas' }), 'Hiedra').first(),
  ).toContainText('Oficial I');
  await page.goto('/ventas');
  await expect(rowOf(page.getByRole('table', { name: 'Ventas' }), 'Hiedra').first()).toContainText(
    'Misión Oficial I',
  );
});

test('a membership is sold with at most six presses from the start page, besides the letters of the name', async ({
  open,
  api,
}) => {
  const quien = 'Kaleido';
  const page = await open('Supervisora', '/');
  const presses = await countPresses(page);
  await openPalette(page);
  await page.keyboard.type(quien);
  await page.getByRole('option', { name: `Vender membresía a ${quien}` }).click();
  const form = page.getByRole('dialog', { name: 'Vender membresía' });
  await expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveValue(quien);
  await choose(form, /Membresía/, /^VIP/);
  await form.getByRole('button', { name: 'Vender' }).click();
  await expectNotice(page, `Membresía VIP vendida a ${quien}`);
  // The counter counts Ctrl and K as two presses; here they are one.
  expect((await presses()) - 1 - quien.length, 'presses to sell a membership').toBeLessThanOrEqual(
    6,
  );
  const { membresias } = (await (await api(quien)).call('MyPerfil')).body as {
    membresias: unknown;
  };
  expect(membresias).toContainEqual(expect.objectContaining({ membresiaNombre: 'VIP', dias: 30 }));
});
