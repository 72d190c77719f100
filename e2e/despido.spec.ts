import { expect, test } from '@playwright/test';
import { CLAVE, openApi, PHONE, signIn, watchConsole } from './support/portal';

const url = () => process.env.GARITA_E2E_URL as string;

interface Persona {
  id: number;
  usuario: string;
  id_categoria: number;
}

/** People whom other journeys count on. */
const KNOWN = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta', 'Cabo'];

test('somebody at work is dismissed, is out at the next touch, and comes back without a signature', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);
  const gerente = await openApi(url(), 'Gerente');
  const gente: Persona[] = (await gerente.call('getUsuarios')).body;
  const { id, usuario } = gente.find((p) => p.id_categoria <= 2 && !KNOWN.includes(p.usuario)) as Persona;
  const enListaDePaga = async () => ((await gerente.call('allNomina')).body as [{ id: number }[]])[0].some((fila) => fila.id === id);
  const dentro = async () => ((await gerente.call('getFichajesActivos')).body as { usuarioNombre: string }[]).some((f) => f.usuarioNombre === usuario);
  expect(await enListaDePaga()).toBe(true);

  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX' });
  const mobile = await phone.newPage();
  await signIn(mobile, usuario);
  await mobile.goto('/fichaje');
  const clockIn = mobile.getByRole('button', { name: 'Marcar entrada' });
  if (
    await clockIn
      .or(mobile.getByRole('button', { name: 'Marcar salida' }))
      .textContent()
      .then((text) => text?.includes('entrada'))
  )
    await clockIn.tap();
  await expect(mobile.getByText('Estás dentro')).toBeVisible();
  expect(await dentro()).toBe(true);

  await signIn(page, 'Gerente');
  await page.goto('/despidos');
  await page.getByRole('button', { name: 'Nuevo despido' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo despido' });
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('No dejes campos vacios').first()).toBeVisible();
  await form.getByRole('combobox', { name: 'Usuario' }).fill(usuario);
  await page.getByRole('option', { name: usuario, exact: true }).click();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Inactividad prolongada');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await page
    .getByRole('alertdialog', { name: `¿Despedir a ${usuario}?` })
    .getByRole('button', { name: 'Despedir' })
    .dblclick();
  await expect(page.getByText(`${usuario} ya no está en la agencia`)).toBeVisible();
  const row = page
    .getByRole('table', { name: 'Despidos' })
    .getByRole('row')
    .filter({ has: page.getByText(usuario, { exact: true }) });
  await expect(row).toContainText('Inactividad prolongada');
  expect([await dentro(), await enListaDePaga()]).toEqual([false, false]);

  // The dismissed person's next touch ends at the start, signed out, and the door stays shut.
  await mobile.getByRole('button', { name: 'Marcar salida' }).tap();
  await expect(mobile).toHaveURL(/\/$/);
  await expect(mobile.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
  const login = () =>
    fetch(`${url()}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ usuario, clave: CLAVE }) });
  expect((await login()).status).toBe(401);

  await row.getByRole('button', { name: /Ingresar/ }).click();
  await page
    .getByRole('alertdialog', { name: `¿Ingresar a ${usuario}?` })
    .getByRole('button', { name: 'Ingresar' })
    .click();
  await expect(row.getByRole('button', { name: /Ingresar/ })).toHaveCount(0);
  await expect(row).toContainText('Inactividad prolongada');
  expect((await login()).status).toBe(200);
  const firmas: { usuario: string }[] = (await gerente.call('getAllFirmas')).body;
  expect(firmas.some((firma) => firma.usuario === usuario)).toBe(false);
  expect(complaints).toEqual([]);
  await phone.close();
});
