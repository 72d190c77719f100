import { expect, type Page, test } from '@playwright/test';
import { openApi, PHONE, signIn, watchConsole } from './support/portal';

const url = () => process.env.GARITA_E2E_URL as string;

interface Fichaje {
  id: number;
  usuario: number;
  usuarioNombre: string;
  salida: string;
}

const button = (page: Page, name: 'Marcar entrada' | 'Marcar salida') => page.getByRole('main').getByRole('button', { name });
/** The menu that holds Tiempos while somebody with `tt` is in. */
async function expectTiempos(page: Page, isThere: boolean): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Trabajo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Nomina' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Tiempos' })).toHaveCount(isThere ? 1 : 0);
  await page.keyboard.press('Escape');
}

test.describe('clocking in and out', () => {
  test('Gerente comes in: Tiempos is in the menu, and gone with the exit (FIC-05)', async ({ page }) => {
    const complaints = watchConsole(page);
    await signIn(page, 'Gerente');
    await page.goto('/fichaje');
    await expect(page.getByText('Estás fuera')).toBeVisible();
    await expectTiempos(page, false);

    // A double click is one entry.
    await button(page, 'Marcar entrada').dblclick();
    await expect(page.getByText('Entrada registrada')).toBeVisible();
    await expect(page.getByText('Estás dentro')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^0:00:\d\d$/);
    await expectTiempos(page, true);

    // It runs by itself.
    const shown = await page.getByRole('timer').textContent();
    await expect(page.getByRole('timer')).not.toHaveText(shown ?? '');

    await page.getByRole('tab', { name: 'Mis días' }).click();
    await expect(page.getByRole('table', { name: 'Mis días' }).getByRole('cell').nth(1)).toContainText('—');

    await button(page, 'Marcar salida').click();
    await expect(page.getByText('Salida registrada: 0h 0m')).toBeVisible();
    await expect(page.getByText('Estás fuera')).toBeVisible();
    await expectTiempos(page, false);
    await expect(page.getByRole('table', { name: 'Mis días' }).getByRole('cell').nth(1)).not.toContainText('—');
    expect(complaints).toEqual([]);
  });

  test('Agente comes in on a phone, Gerente sees it and closes it, and nothing can be closed twice', async ({ page, browser }) => {
    const complaints = watchConsole(page);
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
    const mobile = await phone.newPage();
    const mobileComplaints = watchConsole(mobile);
    await signIn(mobile, 'Agente');
    await mobile.goto('/fichaje');
    await button(mobile, 'Marcar entrada').tap();
    await expect(mobile.getByText('Estás dentro')).toBeVisible();
    await expect(mobile.getByRole('tab')).toHaveCount(0);

    await signIn(page, 'Gerente');
    await page.goto('/fichaje');
    const active = page.getByRole('table', { name: 'Fichajes activos' });
    const row = active.getByRole('row').filter({ has: page.getByText('Agente', { exact: true }) });
    await expect(row).toContainText('0h 0m');
    const gerente = await openApi(url(), 'Gerente');
    const open = ((await gerente.call('getFichajesActivos')).body as Fichaje[]).find(({ usuarioNombre }) => usuarioNombre === 'Agente') as Fichaje;

    await row.getByRole('button', { name: 'Cerrar: Agente' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Cerrar el fichaje?' });
    await expect(question).toContainText('se le contarán 0h 0m');
    await question.getByRole('button', { name: 'Cerrar fichaje' }).click();
    await expect(page.getByText('Fichaje de Agente cerrado: 0h 0m')).toBeVisible();
    await expect(row).toHaveCount(0);

    expect(await gerente.call('cerrarFichaje', { id: open.id })).toMatchObject({ status: 409, body: { msg: 'Ese fichaje ya se cerró.' } });
    expect(await gerente.call('actionFichar', { usuario: open.usuario, op: 5, id: open.id })).toMatchObject({
      status: 409,
      body: { msg: 'A ese fichaje no le quedan minutos que restar.' },
    });

    // The phone still shows Agente as in: the refusal says how things stand, and so does the button.
    await button(mobile, 'Marcar salida').tap();
    await expect(mobile.getByText('No tienes ninguna entrada abierta.')).toBeVisible();
    await expect(mobile.getByText('Estás fuera')).toBeVisible();
    await expect(button(mobile, 'Marcar entrada')).toBeVisible();
    expect([...complaints, ...mobileComplaints]).toEqual([]);
    await phone.close();
  });

  test('twenty entries at once are one', async () => {
    const cabo = await openApi(url(), 'Cabo');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => cabo.call('actionFichar', { op: 0 })))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(((await cabo.call('getFichajes')).body as Fichaje[]).filter(({ salida }) => salida === '-')).toHaveLength(1);
    expect((await cabo.call('actionFichar', { op: 1 })).status).toBe(200);
  });
});
