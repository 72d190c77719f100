import type { Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { PHONE, rowOf, untilAnswered } from './support/portal';
import { countPresses } from './support/presses';
import { doubleClick, stopNews } from './support/slowLine';
import { expect, test } from './support/test';

interface Fichaje {
  id: number;
  usuario: number;
  usuarioNombre: string;
}

const button = (page: Page, name: 'Marcar entrada' | 'Marcar salida') =>
  page.getByRole('main').getByRole('button', { name });
/** The menu offers Tiempos to a user with the permission `tt`, clocked in or out. */
async function expectTiempos(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Trabajo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Nómina' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Tiempos' })).toHaveCount(1);
  await page.keyboard.press('Escape');
}

test.describe('clocking in and out', () => {
  test('Gerente clocks in and out, and the menu offers Tiempos at any time (FIC-05)', async ({
    open,
    api,
  }) => {
    // In the demo Gerente is the senior of a time. This clock-out unlinks that time, so that the
    // later clock-out asks for no confirmation.
    const { call } = await api('Gerente');
    for (const op of [0, 1]) await call('actionFichar', { op });
    const page = await open('Gerente', '/fichaje');
    await expect(page.getByText('Estás fuera')).toBeVisible();
    await expectTiempos(page);

    await doubleClick(button(page, 'Marcar entrada'), 'actionFichar');
    await expectNotice(page, 'Entrada registrada');
    await expect(page.getByText('Estás dentro')).toBeVisible();
    const clock = page.getByRole('timer');
    await expect(clock).toHaveText(/^\d:\d\d:\d\d$/);
    await expectTiempos(page);

    const shown = await clock.textContent();
    await expect(clock).not.toHaveText(shown ?? '');

    await page.getByRole('tab', { name: 'Mis días' }).click();
    await expect(
      page.getByRole('table', { name: 'Mis días' }).getByRole('cell').nth(1),
    ).toContainText('—');

    await button(page, 'Marcar salida').click();
    await expectNotice(page, /^Salida registrada: (\d+h( \d+m)?|\d+ min)$/);
    await expect(page.getByText('Estás fuera')).toBeVisible();
    await expectTiempos(page);
    await expect(
      page.getByRole('table', { name: 'Mis días' }).getByRole('cell').nth(1),
    ).not.toContainText('—');
  });

  test('Agente clocks in on a phone, Gerente closes the entry, and neither of them can close it again', {
    tag: '@muestra',
  }, async ({ open, api }) => {
    const mobile = await open('Agente', '/fichaje', PHONE);
    const presses = await countPresses(mobile);
    await button(mobile, 'Marcar entrada').tap();
    await expect(mobile.getByText('Estás dentro')).toBeVisible();
    expect(await presses(), 'presses to clock in').toBe(1);
    await expect(mobile.getByRole('tab')).toHaveCount(0);
    const restoreLine = await stopNews(mobile);

    const page = await open('Gerente', '/fichaje');
    const row = rowOf(page.getByRole('table', { name: 'Fichajes activos' }), 'Agente');
    await expect(row).toContainText(/0h\s\d+m/);
    const gerente = await api('Gerente');
    const { id, usuario } = ((await gerente.call('getFichajesActivos')).body as Fichaje[]).find(
      ({ usuarioNombre }) => usuarioNombre === 'Agente',
    ) as Fichaje;

    await row.getByRole('button', { name: 'Cerrar: Agente' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Cerrar el fichaje?' });
    await expect(question).toContainText(/se le contarán \d+ min/);
    await question.getByRole('button', { name: 'Cerrar fichaje' }).click();
    await expectNotice(page, /^Fichaje de Agente cerrado: \d+ min$/);
    await expect(row).toHaveCount(0);

    expect(await gerente.call('cerrarFichaje', { id })).toMatchObject({
      status: 409,
      body: { msg: 'Ese fichaje ya se cerró.' },
    });

    // The phone still shows Agente as clocked in; the refusal and then the button show otherwise.
    await untilAnswered(mobile, 'actionFichar', () => button(mobile, 'Marcar salida').tap());
    restoreLine();
    await expect(mobile.getByText('No tienes ninguna entrada abierta.')).toBeVisible();
    await expect(mobile.getByText('Estás fuera')).toBeVisible();
    await expect(button(mobile, 'Marcar entrada')).toBeVisible();
    expect((await gerente.call('getFichajesActivos')).body as Fichaje[]).not.toContainEqual(
      expect.objectContaining({ usuario }),
    );
  });
});
