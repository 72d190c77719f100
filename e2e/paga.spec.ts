import { expect, type Page, test } from '@playwright/test';
import { openApi, PHONE, signIn, watchConsole } from './support/portal';

const url = () => process.env.GARITA_E2E_URL as string;
const TODAY = () => new Date().toISOString().slice(0, 10);
const day = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

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
  cobrado: 0 | 1;
}

const MOTIVO = 'Abandonó su puesto durante el relevo';
const multaOf = (page: Page, usuario: string) =>
  page
    .getByRole('table', { name: 'Multas' })
    .getByRole('row')
    .filter({ has: page.getByText(usuario, { exact: true }) })
    .filter({ hasText: MOTIVO });

test('a fine is deducted from a pay, collected with it, given back with it, and the list is archived', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);
  const gerente = await openApi(url(), 'Gerente');
  const lista = async (): Promise<Lista> => (await gerente.call('getListaPaga')).body;
  expect((await gerente.call('updateLista')).status).toBe(200);
  const fila = (await lista())[2].find((f) => f.pagado === 0 && f.restar === 0 && f.multa === 0 && f.monto > 5 && f.categoria < 8) as Fila;
  const { usuarioNombre: quien, monto } = fila;

  await signIn(page, 'Supervisora');
  await page.goto('/multas');
  await page.getByRole('button', { name: 'Nueva multa' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await form.getByRole('combobox', { name: 'Usuario' }).fill(quien);
  await page.getByRole('option', { name: quien, exact: true }).click();
  await form.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  await form.getByRole('textbox', { name: 'Créditos' }).fill('3');
  await form.getByRole('button', { name: 'Multar' }).dblclick();
  await expect(page.getByText(`Multa puesta a ${quien}`)).toBeVisible();
  await expect(multaOf(page, quien)).toHaveCount(1);

  // The list is built anew on a phone, and the pay handed out less the fine.
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
  const mobile = await phone.newPage();
  const mobileComplaints = watchConsole(mobile);
  await signIn(mobile, 'Gerente');
  await mobile.goto('/listaPaga');
  await mobile.getByRole('button', { name: 'Actualizar', exact: true }).tap();
  await mobile.getByRole('alertdialog', { name: '¿Actualizar la lista de paga?' }).getByRole('button', { name: 'Actualizar' }).tap();
  await expect(mobile.getByText('Lista de paga actualizada')).toBeVisible();
  await mobile.getByRole('searchbox', { name: 'Buscar en la lista de paga' }).fill(quien);
  const box = mobile.getByRole('checkbox', { name: `Pagada: ${quien}, ${monto - 3}c` });
  // It changes when the server has answered, so this is a click and not a check.
  await box.click({ force: true });
  await expect(mobile.getByText(`Paga de ${quien}: ${monto - 3}c pagados`)).toBeVisible();
  expect(mobileComplaints).toEqual([]);
  await phone.close();

  // The fine went with it: nobody can collect or delete it apart from the pay.
  await page.reload();
  await expect(multaOf(page, quien)).toContainText('Sí, en la paga');
  await expect(multaOf(page, quien).getByRole('checkbox')).toHaveCount(0);
  const multas: Multa[] = (await gerente.call('getAllMultas')).body;
  const multa = multas.find(({ motivo, usuarioNombre }) => motivo === MOTIVO && usuarioNombre === quien) as Multa;
  expect((await gerente.call('deleteMulta', { id: multa.id })).status).toBe(409);

  // Many take the pay back at once: it is taken back, and the fine with it.
  const pagar = (op: 0 | 1) => gerente.call('pagar', { id: fila.id, nombre: quien, op });
  const answers = await Promise.all(Array.from({ length: 20 }, () => pagar(0)));
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  await page.reload();
  await expect(multaOf(page, quien).getByRole('checkbox')).not.toBeChecked();
  expect((await pagar(1)).status).toBe(200);

  // The list goes to the archive, where its days still show it.
  const boss = await browser.newContext({ locale: 'es-MX' });
  const desk = await boss.newPage();
  await signIn(desk, 'Gerente');
  await desk.goto('/listaPaga');
  await desk.getByRole('button', { name: 'Reiniciar lista de paga' }).click();
  await desk.getByRole('alertdialog', { name: '¿Reiniciar la lista de paga?' }).getByRole('button', { name: 'Reiniciar lista de paga' }).click();
  await expect(desk.getByText('La lista de paga está vacía')).toBeVisible();
  await boss.close();
  expect((await lista())[2]).toEqual([]);
  const { body } = await gerente.call('getListaPaga', { inicio: day(TODAY(), -30), final: day(TODAY(), 1) });
  expect((body as Lista)[2].find(({ id }) => id === fila.id)).toMatchObject({ usuarioNombre: quien, monto, multa: 3, pagado: 1 });
  expect(complaints).toEqual([]);
});
