import { type Browser, expect, type Page, test } from '@playwright/test';
import { openApi, PHONE, signIn, watchConsole } from './support/portal';

const url = () => process.env.GARITA_E2E_URL as string;

/** Minutes credited in the open pay period. */
async function minutesOf(usuario: string): Promise<number> {
  const { call } = await openApi(url(), 'Agente');
  const [rows] = (await call('allNomina')).body as [{ usuarioNombre: string; times: number }[]];
  return rows.find((row) => row.usuarioNombre === usuario)?.times ?? -1;
}

async function openTiempos(page: Page): Promise<void> {
  await page.goto('/tiempos');
  await expect(page.getByRole('tab', { name: /^Activos/ })).toBeVisible();
}

async function openPhone(browser: Browser, usuario: string) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
  const page = await context.newPage();
  const complaints = watchConsole(page);
  await signIn(page, usuario);
  await openTiempos(page);
  return { context, page, complaints };
}

const rowOf = (page: Page, usuario: string) => page.getByRole('row').filter({ has: page.getByText(usuario, { exact: true }) });
const cardOf = (page: Page, usuario: string) => page.getByRole('article', { name: usuario });
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: '¿Confirmar el tiempo?' });

test.describe('a shift, from its opening to the payroll', () => {
  test('Supervisora opens a time, pauses and resumes it on a phone, adjusts and confirms it', async ({ page, browser }) => {
    // Several sign-ins and two devices: room for a busy machine.
    test.setTimeout(150_000);
    const complaints = watchConsole(page);
    const before = await minutesOf('Recluta');
    await signIn(page, 'Supervisora');
    await openTiempos(page);

    await test.step('nobody chosen is told; opened, it is there at once', async () => {
      await page.getByRole('button', { name: 'Nuevo Tiempo' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nuevo Tiempo' });
      await dialog.getByRole('button', { name: 'Abrir' }).click();
      await expect(dialog.getByText('Selecciona un usuario')).toBeVisible();
      await dialog.getByRole('combobox', { name: 'Usuario' }).fill('Recluta');
      await page.getByRole('option', { name: 'Recluta', exact: true }).click();
      await dialog.getByRole('button', { name: 'Abrir' }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, 'Recluta')).toContainText('Supervisora');
    });

    const phone = await openPhone(browser, 'Supervisora');
    await test.step('on a phone it is paused and resumed with a thumb', async () => {
      const mobile = phone.page;
      const { call } = await openApi(url(), 'Supervisora');
      const waiting = ((await call('getSolicitudTiempo')).body as unknown[]).length;
      expect(waiting).toBeGreaterThan(1);
      await expect(mobile.getByRole('link', { name: 'Tiempos' })).toContainText(`${waiting} pendientes`);
      await cardOf(mobile, 'Recluta').getByRole('button', { name: 'Pausar' }).tap();
      await expect(cardOf(mobile, 'Recluta')).toBeHidden();
      await mobile.getByRole('tab', { name: /^Pausados/ }).tap();
      await cardOf(mobile, 'Recluta').getByRole('button', { name: 'Despausar' }).tap();
      await expect(cardOf(mobile, 'Recluta')).toBeHidden();
      await mobile.getByRole('tab', { name: /^Activos/ }).tap();
      await expect(cardOf(mobile, 'Recluta')).toContainText('en 1 vez');
    });

    await test.step('thirty minutes are added, and its log tells everything', async () => {
      await page.getByRole('button', { name: 'Más acciones: Recluta' }).click();
      await page.getByRole('menuitem', { name: 'Ajustar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ajustar a Recluta' });
      await dialog.getByRole('textbox', { name: 'Minutos' }).fill('30');
      await dialog.getByRole('button', { name: 'Ajustar' }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, 'Recluta')).toContainText('0h 30m');
      await page.getByRole('button', { name: 'Ver el tiempo de Recluta' }).click();
      const detalle = page.getByRole('dialog', { name: 'Tiempo de Recluta' });
      for (const motivo of ['Ajuste: +0h 30m', 'Tiempo reanudado', 'Tiempo pausado', 'Tiempo abierto']) await expect(detalle.getByText(motivo)).toBeVisible();
      await expect(page).toHaveURL(/\/tiempos\?detalle=\d+$/);
      await page.goBack();
      await expect(detalle).toBeHidden();
    });

    await test.step('confirmed, the payroll counts it', async () => {
      await rowOf(page, 'Recluta').getByRole('button', { name: 'Confirmar' }).click();
      await expect(confirmation(page)).toContainText('0h 30m a Recluta');
      await confirmation(page).getByRole('button', { name: 'Confirmar' }).click();
      await expect(rowOf(page, 'Recluta')).toBeHidden();
      expect(await minutesOf('Recluta')).toBeGreaterThanOrEqual(before + 30);
    });
    expect([...complaints, ...phone.complaints]).toEqual([]);
    await phone.context.close();
  });

  test('confirmed on two devices it is credited once, to both grades, and the second is told and led back', async ({ page, browser }) => {
    test.setTimeout(150_000);
    const complaints = watchConsole(page);
    const usuario = 'Ronda-Nocturna';
    const before = { bajo: await minutesOf(usuario), alto: await minutesOf('Supervisora') };
    await signIn(page, 'Supervisora');
    await openTiempos(page);
    await rowOf(page, usuario).getByRole('button', { name: 'Confirmar' }).click();
    await expect(confirmation(page)).toContainText('a ti, que llevas su tiempo');

    const phone = await openPhone(browser, 'Supervisora');
    await cardOf(phone.page, usuario).getByRole('button', { name: 'Confirmar' }).tap();
    await confirmation(phone.page).getByRole('button', { name: 'Confirmar' }).tap();
    await expect(cardOf(phone.page, usuario)).toBeHidden();
    const after = { bajo: await minutesOf(usuario), alto: await minutesOf('Supervisora') };
    // The demo opened it more than two hours ago.
    expect(after.bajo - before.bajo).toBeGreaterThan(120);
    expect(after.alto - before.alto).toBe(after.bajo - before.bajo);

    await confirmation(page).getByRole('button', { name: 'Confirmar' }).click();
    const late = page.getByRole('alertdialog', { name: 'No se ha hecho' });
    await expect(late).toContainText('Ese tiempo ya se cerró.');
    await late.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(rowOf(page, usuario)).toBeHidden();
    await expect(page.getByRole('tab', { name: /^Activos/ })).toBeVisible();
    expect({ bajo: await minutesOf(usuario), alto: await minutesOf('Supervisora') }).toEqual(after);
    expect([...complaints, ...phone.complaints]).toEqual([]);
    await phone.context.close();
  });

  test('who is not clocked in finds no Tiempos: neither in the menu nor by its address', async ({ page }) => {
    await signIn(page, 'Gerente');
    await page.goto('/tiempos');
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'Trabajo' }).click();
    await expect(page.getByRole('link', { name: 'Ascensos' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tiempos' })).toHaveCount(0);
  });
});
