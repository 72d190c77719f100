import { expect, type Page, test } from '@playwright/test';
import { type Demo, startDemo } from './support/demo';
import { openTerminal, type Terminal } from './support/garita';
import { CLAVE, PHONE, signIn, watchConsole } from './support/portal';

// Closing the payroll would pull it from under the other journeys: this one has a demo of its own.
// The second takes back what the first closed.
test.describe.configure({ mode: 'serial' });

let demo: Demo;
let terminal: Terminal;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  demo = await startDemo({ args: ['--personas', '20'], env: { LOGIN_LIMIT: '10000' } });
  terminal = openTerminal(demo.url);
});
test.afterAll(async () => {
  terminal.remove();
  await demo.stop();
});

const DAY = 86_400_000;
const NEW_PASSWORD = 'una-clave-mia-de-verdad';

/** Yesterday and tomorrow, so that today is among them in every zone. */
const aroundToday = (): readonly [string, string] => {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return [day(Date.now() - DAY), day(Date.now() + DAY)];
};

const rowOf = (page: Page, usuario: string) => page.getByRole('row').filter({ has: page.getByText(usuario, { exact: true }) });
const attendancesOf = async (page: Page, usuario: string) => Number(await rowOf(page, usuario).getByRole('cell').nth(1).textContent());

interface Fila {
  readonly usuarioNombre: string;
  readonly asistencias: number;
}
const shown = async (...flags: string[]): Promise<number | undefined> => {
  const { code, stdout, stderr } = await terminal.run(['nomina', 'show', '--json', ...flags]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return (JSON.parse(stdout) as Fila[]).find(({ usuarioNombre }) => usuarioNombre === 'Agente')?.asistencias;
};

test('the work of an admin: adjust, help with a password, close the payroll from the terminal, look at it afterwards', async ({ page, browser }) => {
  test.setTimeout(150_000);
  const complaints = watchConsole(page);
  const at = (path: string) => `${demo.url}${path}`;
  await signIn(page, 'Gerente', CLAVE, demo.url);

  const asistencias = await test.step('an adjustment shows at once, and in why the pay is what it is', async () => {
    await page.goto(at('/nomina'));
    await expect(rowOf(page, 'Agente')).toBeVisible();
    const before = await attendancesOf(page, 'Agente');
    await page.getByRole('button', { name: 'Ajustar: Agente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajustar a Agente' });
    await dialog.getByText('Asistencias', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Cantidad' }).fill('7');
    await dialog.getByRole('button', { name: 'Ajustar' }).click();
    await expect(page.getByText('Nomina ajustada correctamente')).toBeVisible();
    await expect(rowOf(page, 'Agente').getByRole('cell').nth(1)).toHaveText(String(before + 7));
    await page.getByRole('button', { name: 'Por qué cobra esto: Agente' }).click();
    await expect(page.getByRole('dialog').getByText('Ajuste: +7 asistencias')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    return before + 7;
  });

  const clave = await test.step('a new password is shown once', async () => {
    await page.goto(at('/usuarios?q=Agente'));
    await page.getByRole('button', { name: 'Editar: Agente' }).click();
    await page.getByRole('button', { name: 'Regenerar Clave' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerar Clave' }).click();
    const told = page.getByRole('alertdialog', { name: 'Clave nueva de Agente' });
    const text = (await told.locator('strong').textContent()) ?? '';
    await told.getByText('Cerrar', { exact: true }).click();
    return text;
  });

  await test.step('who enters with it on a phone must put another one first', async () => {
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
    const mobile = await phone.newPage();
    await signIn(mobile, 'Agente', clave, demo.url);
    await expect(mobile).toHaveURL(/\/configuracion$/);
    await mobile.getByLabel('Contraseña actual').fill(clave);
    await mobile.getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD);
    await mobile.getByLabel('Repetir nueva contraseña').fill(NEW_PASSWORD);
    await mobile.getByRole('button', { name: 'Cambiar contraseña' }).tap();
    await expect(mobile).toHaveURL(/\/perfil$/);
    await phone.close();
  });

  await test.step('the terminal previews the closing and changes nothing', async () => {
    expect(await terminal.run(['login', 'Gerente', '--clave-stdin'], CLAVE)).toMatchObject({ code: 0 });
    expect(await shown()).toBe(asistencias);
    const dry = await terminal.run(['nomina', 'reset', '--dry-run']);
    expect(dry.code).toBe(0);
    expect(dry.stderr).toMatch(/no se ha cambiado nada/i);
    expect((await terminal.run(['nomina', 'reset'])).code).toBe(2);
    expect(await shown()).toBe(asistencias);
  });

  await test.step('and closes it', async () => {
    const reset = await terminal.run(['nomina', 'reset', '--yes']);
    expect(reset.code).toBe(0);
    expect(reset.stderr + reset.stdout).toMatch(/Nómina reiniciada: \d+ filas cerradas/);
    expect(await shown()).toBe(0);
  });

  await test.step('what was closed is read by its days, in the terminal and in the browser', async () => {
    const [desde, hasta] = aroundToday();
    expect(await shown('--desde', desde, '--hasta', hasta)).toBeGreaterThanOrEqual(7);
    await page.goto(at('/nomina'));
    await expect(rowOf(page, 'Agente').getByRole('cell').nth(1)).toHaveText('0');
    await page.goto(at(`/nomina?desde=${desde}&hasta=${hasta}`));
    await expect(rowOf(page, 'Agente')).toBeVisible();
    expect(await attendancesOf(page, 'Agente')).toBeGreaterThanOrEqual(7);
  });

  await test.step('and as the period that it was', async () => {
    await page.goto(at('/nomina'));
    await page.getByRole('button', { name: 'Periodos' }).click();
    await page.getByRole('dialog', { name: 'Periodos de la nómina' }).getByRole('button', { name: /^Ver/ }).first().click();
    await expect(page).toHaveURL(/\?periodo=\d+$/);
    await expect(rowOf(page, 'Agente').getByRole('cell').nth(1)).toHaveText(String(asistencias));
  });

  expect(complaints).toEqual([]);
});

test('the owner takes the closing back while nothing has happened since', async ({ page }) => {
  await signIn(page, 'Fundadora', CLAVE, demo.url);
  await page.goto(`${demo.url}/nomina`);
  await page.getByRole('button', { name: 'Periodos' }).click();
  const periodos = page.getByRole('dialog', { name: 'Periodos de la nómina' });
  await periodos.getByRole('button', { name: /^Reabrir/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Reabrir/ })
    .click();
  await expect(page.getByText('Nómina reabierta: el último periodo sigue donde estaba')).toBeVisible();
  await periodos.getByText('Cerrar', { exact: true }).click();
  await expect(rowOf(page, 'Agente')).toBeVisible();
  expect(await attendancesOf(page, 'Agente')).toBeGreaterThanOrEqual(7);
});
