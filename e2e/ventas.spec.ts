import { expect, type Page, test } from '@playwright/test';
import { openApi, signIn, watchConsole } from './support/portal';

const url = () => process.env.GARITA_E2E_URL as string;

const rowOf = (page: Page, table: string, text: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByText(text, { exact: true }) });

async function choose(page: Page, dialog: ReturnType<Page['getByRole']>, field: string | RegExp, option: RegExp): Promise<void> {
  await dialog.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function choosePersona(page: Page, dialog: ReturnType<Page['getByRole']>, usuario: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Usuario' }).fill(usuario);
  await page.getByRole('option', { name: new RegExp(`^${usuario}`) }).click();
}

test('a membership is sold, seen by its buyer, handed over and deleted; its paid sale stays', async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'Supervisora');
  await page.goto('/membresias');
  await page.getByRole('button', { name: 'Vender membresía' }).click();
  const form = page.getByRole('dialog', { name: 'Vender membresía' });
  await choose(page, form, /Membresía/, /^Media jornada/);
  await form.getByRole('radio', { name: '15 días' }).check({ force: true });
  await choosePersona(page, form, 'Oficial');
  await expect(form.getByText('13c').last()).toBeVisible();
  // A double click is one sale.
  await form.getByRole('button', { name: 'Vender' }).dblclick();
  await expect(page.getByText('Membresía Media jornada vendida a Oficial')).toBeVisible();
  await expect(rowOf(page, 'Membresías vendidas', 'Oficial')).toHaveCount(1);

  const buyer = await openApi(url(), 'Oficial');
  const { membresias } = (await buyer.call('MyPerfil')).body as { membresias: unknown };
  expect(membresias).toMatchObject([{ membresiaNombre: 'Media jornada', dias: 15 }]);

  // Who may not say that it was paid reads a word; who may ticks the box, and it is so after a reload.
  await page.goto('/ventas');
  await expect(rowOf(page, 'Ventas', 'Oficial')).toContainText('No');
  const other = await browser.newContext({ locale: 'es-MX', reducedMotion: 'reduce' });
  const boss = await other.newPage();
  const bossComplaints = watchConsole(boss);
  await signIn(boss, 'Gerente');
  await boss.goto('/ventas');
  const box = boss.getByRole('checkbox', { name: 'Pagada: Membresía Media jornada, 15 días a Oficial, 13c' });
  await box.click({ force: true });
  await expect(boss.getByText('Venta marcada como pagada')).toBeVisible();
  await boss.reload();
  await expect(box).toBeChecked();
  await other.close();

  await page.goto('/membresias');
  await page.getByRole('button', { name: 'Borrar: Oficial' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Borrar la membresía?' });
  await expect(question).toContainText('La venta de 13c ya está pagada y seguirá en Ventas');
  await question.getByRole('button', { name: 'Borrar' }).click();
  await expect(rowOf(page, 'Membresías vendidas', 'Oficial')).toHaveCount(0);
  await page.goto('/ventas');
  await expect(rowOf(page, 'Ventas', 'Oficial')).toContainText('Sí');
  expect([...complaints, ...bossComplaints]).toEqual([]);
});

test('a mission is sold for the difference, and the buyer stands on it', async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'Supervisora');
  await page.goto('/misiones');
  await page.getByRole('button', { name: 'Vender misión' }).click();
  const form = page.getByRole('dialog', { name: 'Vender misión' });
  await choosePersona(page, form, 'Hiedra');
  await choose(page, form, /Nueva misión/, /^Oficial I$/);
  await expect(form.getByText('exige firma')).toBeVisible();
  const gerente = await openApi(url(), 'Gerente');
  const people = (await gerente.call('getUsuarios')).body as { id: number; usuario: string; mision: string }[];
  const hiedra = people.find(({ usuario }) => usuario === 'Hiedra');
  await gerente.call('addFirma', { id: hiedra?.id, firma: 'HI7' });
  await form.getByRole('button', { name: 'Vender' }).click();
  await expect(page.getByText('Hiedra ahora es Oficial I')).toBeVisible();
  await expect(rowOf(page, 'Misiones vendidas', 'Hiedra').first()).toContainText('Oficial I');
  await page.goto('/ventas');
  await expect(rowOf(page, 'Ventas', 'Hiedra').first()).toContainText('Misión Oficial I');
  expect(complaints).toEqual([]);
});
