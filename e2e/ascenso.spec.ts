import { expect, type Page, test } from '@playwright/test';
import { openApi, PHONE, signIn, watchConsole } from './support/portal';

interface Solicitud {
  id: number;
  encargado: number;
  id_rango: number;
  nueva: string;
}

const url = () => process.env.GARITA_E2E_URL as string;

async function choose(page: Page, usuario: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Usuario' }).fill(usuario);
  await page.getByRole('option', { name: usuario, exact: true }).click();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('heading', { name: usuario })).toBeVisible();
}

async function promotionsOf(usuario: string): Promise<number> {
  const { call } = await openApi(url(), usuario);
  const [rows] = (await call('allNomina')).body as [{ usuarioNombre: string; ascensos: number }[]];
  return rows.find((r) => r.usuarioNombre === usuario)?.ascensos ?? -1;
}

test.describe('a promotion, from click to database and back', () => {
  test('Oficial proposes, Recluta accepts on a phone, a second tab is told, the payroll counts it', async ({ page, browser }) => {
    const complaints = watchConsole(page);
    const before = await promotionsOf('Oficial');

    await signIn(page, 'Oficial');
    await expect(page.getByText('Logeado Correctamente')).toBeVisible();
    await page.goto('/ascensos');
    await choose(page, 'Recluta');
    const ficha = page.getByRole('main');
    await expect(ficha.getByText('Misión actual')).toBeVisible();
    await expect(ficha.getByText('Ascendido por')).toBeVisible();
    await expect(ficha.getByText('GAR - Aspirante - OFI')).toBeVisible();
    await expect(ficha.getByText('Disponible ahora')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar Solicitud' }).click();
    await expect(page.getByText('Solicitud enviada correctamente').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar Solicitud' })).toBeHidden();

    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
    const mobile = await phone.newPage();
    const mobileComplaints = watchConsole(mobile);
    await signIn(mobile, 'Recluta');
    await mobile.goto('/solicitudes');
    const second = await phone.newPage();
    await second.goto('/solicitudes');
    await expect(second.getByRole('heading', { name: 'Aspirante' })).toBeVisible();

    await mobile.bringToFront();
    await mobile.getByRole('button', { name: 'Aceptar' }).tap();
    const confirm = mobile.getByRole('alertdialog', { name: '¿Aceptar el ascenso?' });
    await expect(confirm.getByText('Aspirante')).toBeVisible();
    await confirm.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(mobile.getByText('No tienes solicitudes pendientes')).toBeVisible();

    await second.bringToFront();
    await second.getByRole('button', { name: 'Aceptar' }).tap();
    const late = second.getByRole('alertdialog');
    await late.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(late.getByText('Esa solicitud ya fue respondida.')).toBeVisible();
    await late.getByRole('button', { name: 'Actualizar la lista' }).tap();
    await expect(second.getByText('No tienes solicitudes pendientes')).toBeVisible();

    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(ficha.getByText('Aspirante', { exact: true })).toBeVisible();
    expect(await promotionsOf('Oficial')).toBe(before + 1);
    await page.goto('/nomina');
    const row = page.getByRole('row').filter({ has: page.getByText('Oficial', { exact: true }) });
    await expect(row.getByRole('cell').nth(0)).toHaveText(String(before + 1));
    expect([...complaints, ...mobileComplaints]).toEqual([]);
    await phone.close();
  });

  test('twenty accepts at once promote once', async () => {
    const [supervisora, recluta] = [await openApi(url(), 'Supervisora'), await openApi(url(), 'Cometa-H')];
    const { body } = await recluta.call(`getSolicitudes/${recluta.id}`);
    const pending = body as Solicitud[];
    if (pending.length === 0) expect((await supervisora.call('sendAscenso', { usuario: recluta.id })).status).toBe(200);
    const [s] = (await recluta.call(`getSolicitudes/${recluta.id}`)).body as [Solicitud];
    const before = await promotionsOf('Supervisora');
    const accept = () => recluta.call('actionSolicitudes', { option: 0, id: s.id, encargado: s.encargado, rango: s.id_rango, mision: s.nueva });
    const statuses = (await Promise.all(Array.from({ length: 20 }, accept))).map((r) => r.status);
    expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await promotionsOf('Supervisora')).toBe(before + 1);
  });

  test('Agente may not propose: neither in the menu nor by hand', async ({ page }) => {
    const agente = await openApi(url(), 'Agente');
    const recluta = await openApi(url(), 'Recluta');
    const { status, body } = await agente.call('sendAscenso', { usuario: recluta.id });
    expect({ status, body }).toEqual({ status: 403, body: { msg: 'No tienes permiso para hacer esto.', status: 1 } });
    await signIn(page, 'Agente');
    await page.goto('/ascensos');
    await expect(page.getByText(/permiso/i).first()).toBeVisible();
  });

  test('Cabo reaches firma_desde and is asked for a signature first', async ({ browser }) => {
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
    const page = await phone.newPage();
    await signIn(page, 'Cabo');
    await page.goto('/solicitudes');
    await page.getByRole('button', { name: 'Aceptar' }).tap();
    const sign = page.getByRole('dialog', { name: 'Pon tu firma' });
    await sign.getByRole('textbox', { name: 'Firma' }).fill('ab');
    await sign.getByRole('button', { name: 'Guardar y seguir' }).tap();
    await expect(sign.getByText('La firma solo puede contener 3 caracteres').first()).toBeVisible();
    await sign.getByRole('textbox', { name: 'Firma' }).fill('ofi');
    await sign.getByRole('button', { name: 'Guardar y seguir' }).tap();
    await expect(sign.getByText('La firma no esta disponible')).toBeVisible();
    await sign.getByRole('textbox', { name: 'Firma' }).fill('cbo');
    await sign.getByRole('button', { name: 'Guardar y seguir' }).tap();
    const confirm = page.getByRole('alertdialog', { name: '¿Aceptar el ascenso?' });
    await expect(confirm.getByText('Oficial I')).toBeVisible();
    await confirm.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(page.getByText('No tienes solicitudes pendientes')).toBeVisible();
    const cabo = await openApi(url(), 'Cabo');
    const { body: mine } = await cabo.call(`usuarioPermiso/${cabo.id}`);
    expect(mine as unknown).toMatchObject({ datos: { mision: 'Oficial I', id_categoria: 5, firma: 'CBO' } });
    await phone.close();
  });
});
