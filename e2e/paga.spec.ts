import type { Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { choosePersona, openFilters, openPalette, PHONE, rowOf } from './support/portal';
import { countPresses } from './support/presses';
import { refuseStream } from './support/quietPage';
import { doubleClick } from './support/slowLine';
import { expect, test } from './support/test';

const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

interface Fila {
  id: number;
  usuarioNombre: string;
  categoria: number;
  monto: number;
  multa: number;
  pagado: 0 | 1;
  restar: 0 | 1 | 2;
}
type Lista = [monto: number, personas: number, filas: Fila[]];

interface Multa {
  id: number;
  usuarioNombre: string;
  motivo: string;
}

const MOTIVO = 'Abandonó su puesto durante el relevo';
const multaOf = (page: Page, usuario: string) =>
  rowOf(page.getByRole('table', { name: 'Multas' }), usuario).filter({ hasText: MOTIVO });

test('a fine is deducted from a payment and collected with it; undoing the payment undoes the collection; the archived list stays readable', async ({
  open,
  api,
}) => {
  const gerente = await api('Gerente');
  const lista = async (): Promise<Lista> => (await gerente.call('getListaPaga')).body;
  expect((await gerente.call('updateLista')).status).toBe(200);
  const [, , filas] = await lista();
  // The test searches for this person, so the name must occur in one row only and in no rank's name.
  const fila = filas.find(
    (f) =>
      f.usuarioNombre !== 'Oficial' &&
      filas.filter(({ usuarioNombre }) => usuarioNombre === f.usuarioNombre).length === 1 &&
      f.pagado === 0 &&
      f.restar === 0 &&
      f.multa === 0 &&
      f.monto > 5 &&
      f.categoria < 8,
  ) as Fila;
  const { usuarioNombre: quien, monto } = fila;

  const page = await open('Supervisora', '/multas');
  await page.getByRole('button', { name: 'Nueva multa' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await choosePersona(form, quien);
  await form.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  await form.getByRole('textbox', { name: 'Créditos' }).fill('3');
  await doubleClick(form.getByRole('button', { name: 'Multar' }), 'sendMulta');
  await expectNotice(page, `Multa puesta a ${quien}`);
  await expect(multaOf(page, quien)).toHaveCount(1);

  // Gerente refreshes the list on a phone and pays the amount minus the fine.
  const mobile = await open('Gerente', '/listaPaga', PHONE);
  await mobile.getByRole('button', { name: 'Actualizar', exact: true }).tap();
  await mobile
    .getByRole('alertdialog', { name: '¿Actualizar la lista de paga?' })
    .getByRole('button', { name: 'Actualizar' })
    .tap();
  await expectNotice(mobile, 'Lista de paga actualizada');
  const filters = await openFilters(mobile);
  await filters.getByRole('searchbox', { name: 'Buscar en la lista de paga' }).fill(quien);
  await filters.getByRole('button', { name: 'Ver 1 de' }).tap();
  await mobile.getByRole('checkbox', { name: `Pagada: ${quien}, ${monto - 3}c` }).press('Space');
  await expectNotice(mobile, `Paga de ${quien}: ${monto - 3}c pagados`);

  // The fine was collected with the payment: it can be neither collected nor deleted separately.
  await page.reload();
  await expect(multaOf(page, quien)).toContainText('Sí, en la paga');
  await expect(multaOf(page, quien).getByRole('checkbox')).toHaveCount(0);
  const multas: Multa[] = (await gerente.call('getAllMultas')).body;
  const multa = multas.find(
    ({ motivo, usuarioNombre }) => motivo === MOTIVO && usuarioNombre === quien,
  ) as Multa;
  expect((await gerente.call('deleteMulta', { id: multa.id })).status).toBe(409);

  // Undoing the payment undoes the fine's collection.
  const pagar = (op: 0 | 1) => gerente.call('pagar', { id: fila.id, nombre: quien, op });
  expect((await pagar(0)).status).toBe(200);
  await page.reload();
  await expect(multaOf(page, quien).getByRole('checkbox', { name: /^Cobrada/ })).not.toBeChecked();
  expect((await pagar(1)).status).toBe(200);

  // Archives the list. A request for a range of days still returns its rows.
  await mobile.getByRole('button', { name: 'Más acciones' }).tap();
  await mobile.getByRole('menuitem', { name: 'Reiniciar lista de paga' }).tap();
  await mobile
    .getByRole('alertdialog', { name: '¿Reiniciar la lista de paga?' })
    .getByRole('button', { name: 'Reiniciar lista de paga' })
    .tap();
  await expect(mobile.getByText('La lista de paga está vacía')).toBeVisible();
  expect((await lista())[2]).toEqual([]);
  const { body } = await gerente.call('getListaPaga', {
    inicio: daysFromNow(-30),
    final: daysFromNow(1),
  });
  expect((body as Lista)[2].find(({ id }) => id === fila.id)).toMatchObject({
    usuarioNombre: quien,
    monto,
    multa: 3,
    pagado: 1,
  });
});

test('a fine takes five keys from the start page, besides the letters of the name, the reason and the amount', async ({
  open,
  api,
}) => {
  const [quien, motivo, creditos] = ['Pizarra', 'Perfil privado', '5'];
  const page = await open('Supervisora', '/');
  const presses = await countPresses(page);
  await openPalette(page);
  const results = page.getByRole('listbox', { name: 'Resultados' });
  await page.keyboard.type(quien);
  await expect(results.getByRole('option').nth(1)).toHaveText(`Multar a ${quien}`);
  await expect(results.getByRole('option').nth(0)).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('option').nth(1)).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveValue(quien);
  await expect(form.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await page.keyboard.type(motivo);
  await page.keyboard.press('Tab');
  await page.keyboard.type(creditos);
  await page.keyboard.press('Enter');
  await expectNotice(page, `Multa puesta a ${quien}`);
  // The counter counts Ctrl and K as two presses; here they are one.
  expect(
    (await presses()) - 1 - [quien, motivo, creditos].join('').length,
    'keys to add a fine',
  ).toBe(5);
  const multas = (await (await api('Gerente')).call('getAllMultas')).body as (Multa & {
    creditos: number;
  })[];
  expect(multas[0]).toMatchObject({ usuarioNombre: quien, motivo, creditos: 5 });
  await expect(page).toHaveURL(/\/multas$/);
});

test('an open form keeps its text when the currency’s name changes, and shows the new name', async ({
  open,
}) => {
  const page = await open('Supervisora', 'about:blank');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/configuracion', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await asked;
    await route.fulfill({
      response,
      json: { ...json, moneda: { nombre: 'estrella', plural: 'estrellas', corta: 'e' } },
    });
  });
  await refuseStream(page);
  await page.goto('/multas');
  await page.getByRole('button', { name: 'Nueva multa' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await form.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  await expect(form.getByRole('textbox', { name: 'Créditos' })).toBeVisible();
  answer();
  await expect(form.getByRole('textbox', { name: 'Estrellas' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveValue(MOTIVO);
});
