import type { Page } from '@playwright/test';
import { CLAVE } from './support/api';
import { openTerminal, type Terminal } from './support/garita';
import { expectNotice } from './support/notices';
import { rowOf, searchFor } from './support/portal';
import { expect, test } from './support/test';

const DAY = 86_400_000;
/** The person whose attendances the test counts. No other journey changes these attendances. */
const USUARIO = 'Pizarra';

/** Yesterday and tomorrow in UTC: the range includes today in every zone. */
const aroundToday = (): readonly [string, string] => {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return [day(Date.now() - DAY), day(Date.now() + DAY)];
};

const attendances = (page: Page) => rowOf(page, USUARIO).getByRole('cell').nth(1);
/** Matches a cell with this count. In the open period the requirement is beside it. */
const counted = (count: number) => new RegExp(`^${count}( de \\d+)?$`);

interface Fila {
  readonly usuarioNombre: string;
  readonly asistencias: number;
}

let terminal: Terminal;
test.beforeEach(({ agency }) => {
  terminal = openTerminal(agency.url);
});
test.afterEach(() => terminal.remove());

// The journey reopens the period that it closes, for the journeys after it.
test('Gerente adjusts the payroll and closes it from the terminal; the closed period stays readable, and the owner undoes the closing', {
  tag: '@muestra',
}, async ({ open }) => {
  const shown = async (...flags: string[]): Promise<number | undefined> => {
    const { code, stdout, stderr } = await terminal.run(['nomina', 'show', '--json', ...flags]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return (JSON.parse(stdout) as Fila[]).find(({ usuarioNombre }) => usuarioNombre === USUARIO)
      ?.asistencias;
  };
  const page = await open('Gerente', '/nomina');

  const asistencias =
    await test.step('an adjustment appears at once, also in the reasons of the pay', async () => {
      await searchFor(page, USUARIO);
      await expect(rowOf(page, USUARIO)).toBeVisible();
      const before = Number.parseInt((await attendances(page).textContent()) ?? '', 10);
      const explained = page.getByRole('button', {
        name: new RegExp(`^(Por qué cobra esto|Qué le falta para cobrar): ${USUARIO}$`),
      });
      await explained.click();
      await page
        .getByRole('dialog', { name: /^(Por qué cobra esto|Qué le falta para cobrar)$/ })
        .getByRole('button', { name: 'Ajustar' })
        .click();
      const dialog = page.getByRole('dialog', { name: `Ajustar a ${USUARIO}` });
      await dialog.getByText('Asistencias', { exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Cantidad' }).fill('7');
      await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Faltaban en la lista');
      await expect(dialog.getByText(`Quedará en ${before + 7} asistencias.`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Ajustar' }).click();
      await expectNotice(page, 'Nomina ajustada correctamente');
      await expect(attendances(page)).toHaveText(counted(before + 7));
      await explained.click();
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: /^Asistencias/ })
        .click();
      await expect(
        page.getByRole('dialog').getByText('Ajuste: +7 asistencias (Faltaban en la lista)'),
      ).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      return before + 7;
    });

  await test.step('the terminal previews the closing and changes nothing', async () => {
    expect(await terminal.run(['login', 'Gerente', '--clave-stdin'], CLAVE)).toMatchObject({
      code: 0,
    });
    const dry = await terminal.run(['nomina', 'reset', '--dry-run']);
    expect(dry.code).toBe(0);
    expect(dry.stderr).toMatch(/no se ha cambiado nada/i);
    expect((await terminal.run(['nomina', 'reset'])).code).toBe(2);
    expect(await shown()).toBe(asistencias);
  });

  await test.step('the terminal closes the period', async () => {
    const reset = await terminal.run(['nomina', 'reset', '--yes']);
    expect(reset.code).toBe(0);
    expect(reset.stderr + reset.stdout).toMatch(/Nómina reiniciada: \d+ filas cerradas/);
  });

  await test.step('a closed period is read by its days, in the terminal and in the browser', async () => {
    const [desde, hasta] = aroundToday();
    expect(await shown('--desde', desde, '--hasta', hasta)).toBeGreaterThanOrEqual(7);
    await page.goto(`/nomina?desde=${desde}&hasta=${hasta}`);
    await searchFor(page, USUARIO);
    await expect(rowOf(page, USUARIO)).toBeVisible();
    expect(
      Number.parseInt((await attendances(page).textContent()) ?? '', 10),
    ).toBeGreaterThanOrEqual(7);
  });

  await test.step('the closed period can be chosen in a list, and the open period is empty', async () => {
    await page.goto('/nomina');
    await searchFor(page, USUARIO);
    await expect(attendances(page)).toHaveText(counted(0));
    await page.getByRole('button', { name: 'Periodos' }).click();
    await page
      .getByRole('dialog', { name: 'Periodos de la nómina' })
      .getByRole('button', { name: /^Ver/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?periodo=\d+$/);
    await searchFor(page, USUARIO);
    await expect(attendances(page)).toHaveText(String(asistencias));
  });

  await test.step('the owner undoes the closing while nothing has happened since', async () => {
    const owner = await open('Fundadora', '/nomina');
    await owner.getByRole('button', { name: 'Periodos' }).click();
    const periodos = owner.getByRole('dialog', { name: 'Periodos de la nómina' });
    await periodos.getByRole('button', { name: /^Reabrir/ }).click();
    await owner
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Reabrir/ })
      .click();
    await expectNotice(owner, 'Nómina reabierta: el último periodo sigue donde estaba');
    await periodos.getByText('Cerrar', { exact: true }).click();
    await searchFor(owner, USUARIO);
    await expect(attendances(owner)).toHaveText(counted(asistencias));
  });
});
