import type { Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { choosePersona, PHONE, rowOf, unfold, untilAnswered } from './support/portal';
import { stopNews } from './support/slowLine';
import { expect, type OpenApi, test } from './support/test';

/** Minutes credited in the open pay period. */
async function minutesOf(api: OpenApi, usuario: string): Promise<number> {
  const { call } = await api('Agente');
  const [rows] = (await call('allNomina')).body as [{ usuarioNombre: string; times: number }[]];
  return rows.find((row) => row.usuarioNombre === usuario)?.times ?? -1;
}

const cardOf = (page: Page, usuario: string) => page.getByRole('article', { name: usuario });
const confirmation = (page: Page) =>
  page.getByRole('alertdialog', { name: '¿Confirmar el tiempo?' });

test.describe('a time', () => {
  test('Supervisora opens a time, pauses and resumes it on a phone, adjusts it and confirms it', {
    tag: '@muestra',
  }, async ({ open, api }) => {
    const before = await minutesOf(api, 'Recluta');
    const page = await open('Supervisora', '/tiempos');

    await test.step('an empty field is reported, and the list shows the time after it is opened', async () => {
      await page.getByRole('button', { name: 'Nuevo Tiempo' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nuevo Tiempo' });
      await dialog.getByRole('button', { name: 'Abrir' }).click();
      await expect(dialog.getByText('Selecciona un usuario')).toBeVisible();
      await expectNotice(page, 'Selecciona un usuario');
      await choosePersona(dialog, 'Recluta');
      await dialog.getByRole('button', { name: 'Abrir' }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, 'Recluta')).toContainText('Supervisora');
    });

    await test.step('the time is paused and resumed on a phone', async () => {
      const mobile = await open('Supervisora', '/tiempos', PHONE);
      const { call } = await api('Supervisora');
      const waiting = ((await call('getSolicitudTiempo')).body as unknown[]).length;
      expect(waiting).toBeGreaterThan(1);
      await expect(mobile.getByRole('link', { name: 'Tiempos' })).toContainText(
        `${waiting} pendientes`,
      );
      await unfold(mobile, 'Recluta');
      await cardOf(mobile, 'Recluta').getByRole('button', { name: 'Pausar' }).tap();
      await expect(cardOf(mobile, 'Recluta')).toBeHidden();
      await mobile.getByRole('tab', { name: /^Pausados/ }).tap();
      await unfold(mobile, 'Recluta');
      await cardOf(mobile, 'Recluta').getByRole('button', { name: 'Despausar' }).tap();
      await expect(cardOf(mobile, 'Recluta')).toBeHidden();
      await mobile.getByRole('tab', { name: /^Activos/ }).tap();
      await unfold(mobile, 'Recluta');
      await expect(cardOf(mobile, 'Recluta')).toContainText('en 1 vez');
      await mobile.context().close();
    });

    // Elapsed real minutes count too.
    const HALF_AN_HOUR = /0h\s[345]\dm/;
    await test.step('thirty minutes are added, and the time’s log shows every act', async () => {
      await page.getByRole('button', { name: 'Más acciones: Recluta' }).click();
      await page.getByRole('menuitem', { name: 'Ajustar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ajustar a Recluta' });
      await dialog.getByRole('textbox', { name: 'Minutos' }).fill('30');
      await dialog.getByRole('button', { name: 'Ajustar' }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, 'Recluta')).toContainText(HALF_AN_HOUR);
      await page.getByRole('button', { name: 'Ver el tiempo de Recluta' }).click();
      const detalle = page.getByRole('dialog', { name: 'Tiempo de Recluta' });
      for (const motivo of [
        'Ajuste: +30 min',
        'Tiempo reanudado',
        'Tiempo pausado',
        'Tiempo abierto',
      ])
        await expect(detalle.getByText(motivo)).toBeVisible();
      await expect(page).toHaveURL(/\/tiempos\?detalle=\d+$/);
      await page.goBack();
      await expect(detalle).toBeHidden();
    });

    await test.step('after the confirmation the payroll counts the time', async () => {
      await rowOf(page, 'Recluta').getByRole('button', { name: 'Confirmar' }).click();
      await expect(confirmation(page)).toContainText(/[345]\d min a Recluta/);
      await confirmation(page).getByRole('button', { name: 'Confirmar' }).click();
      await expect(confirmation(page)).toBeHidden();
      await expect(rowOf(page, 'Recluta')).toBeHidden();
      expect(await minutesOf(api, 'Recluta')).toBeGreaterThanOrEqual(before + 30);
    });
  });

  test('a time confirmed on two devices is credited once to each of its two people, and the second device reports that the time is closed and returns to the list', async ({
    open,
    api,
  }) => {
    const usuario = 'Ronda-Nocturna';
    // Times of earlier tests may overlap with this one. With this setting each time counts
    // separately.
    const { call } = await api('Fundadora');
    expect(await call('ext/tiempos/cuenta', { cuenta: 'por_tiempo' })).toMatchObject({
      status: 200,
    });
    const credited = async () => ({
      bajo: await minutesOf(api, usuario),
      alto: await minutesOf(api, 'Supervisora'),
    });
    const before = await credited();
    const page = await open('Supervisora', '/tiempos');
    await rowOf(page, usuario).getByRole('button', { name: 'Confirmar' }).click();
    await expect(confirmation(page)).toContainText('a ti, que llevas su tiempo');
    // Holds the page's reads, so that the user answers this dialog with old data.
    const restoreLine = await stopNews(page);

    const mobile = await open('Supervisora', '/tiempos', PHONE);
    await unfold(mobile, usuario);
    await cardOf(mobile, usuario).getByRole('button', { name: 'Confirmar' }).tap();
    await confirmation(mobile).getByRole('button', { name: 'Confirmar' }).tap();
    await expect(confirmation(mobile)).toBeHidden();
    await expect(cardOf(mobile, usuario)).toBeHidden();
    const after = await credited();
    // The demo opened this time more than two hours ago.
    expect(after.bajo - before.bajo).toBeGreaterThan(120);
    expect(after.alto - before.alto).toBe(after.bajo - before.bajo);

    await untilAnswered(page, 'actionTime', () =>
      confirmation(page).getByRole('button', { name: 'Confirmar' }).click(),
    );
    restoreLine();
    const late = page.getByRole('alertdialog', { name: 'No se ha hecho' });
    await expect(late).toContainText('Ese tiempo ya se cerró.');
    await late.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(rowOf(page, usuario)).toBeHidden();
    await expect(page.getByRole('tab', { name: /^Activos/ })).toBeVisible();
    expect(await credited()).toEqual(after);
  });

  test('a user who is not clocked in and opens Tiempos, by its address or from the menu, is told why it does not open (RUT-35)', async ({
    open,
  }) => {
    const page = await open('Gerente', '/tiempos');
    await expect(page).toHaveURL(/\/$/);
    const question = page.getByRole('alertdialog', { name: 'Tiempos se abre al fichar' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await page.getByRole('navigation').getByRole('button', { name: 'Trabajo' }).click();
    await page.getByRole('menuitem', { name: 'Tiempos' }).click();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
