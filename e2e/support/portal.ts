import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { CLAVE } from './api';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The text that a dismissed person gets, on any screen. */
export const DESPEDIDO =
  'Te han despedido de la agencia. Si crees que es un error, habla con la gerencia.';

/** Signs a page in through the form. @param url the address of another portal than the test's */
export async function signIn(
  page: Page,
  usuario: string,
  clave: string = CLAVE,
  url = '',
): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: 'Acceder' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
  await dialog.getByLabel('Nombre de Usuario').fill(usuario);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(clave);
  await dialog.getByRole('button', { name: 'Ingresar' }).click();
  await expect(dialog).toBeHidden();
}

export async function untilAnswered(
  page: Page,
  call: string,
  act: () => Promise<void>,
): Promise<Response> {
  const [response] = await Promise.all([page.waitForResponse(`**/api/${call}`), act()]);
  return response;
}

export function rowOf(within: Page | Locator, usuario: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within.getByRole('row').filter({ has: page.getByText(usuario, { exact: true }) });
}

/** Searches in a list, so that a row of a long list is rendered. */
export const searchFor = (page: Page, usuario: string): Promise<void> =>
  page.getByRole('searchbox').fill(usuario);

/** Unfolds a row on a phone, where a folded row has no actions. */
export const unfold = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Detalles: ${name}`, exact: true }).tap();

export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Filtros y más' }).tap();
  return page.getByRole('dialog', { name: 'Filtros y más' });
}

/** Waits first until the page listens for the shortcut. */
export async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Buscar pantallas y personas' })).toBeFocused();
}

export async function choosePersona(form: Page | Locator, usuario: string): Promise<void> {
  const page = 'page' in form ? form.page() : form;
  await form.getByRole('combobox', { name: 'Usuario' }).fill(usuario);
  await page.getByRole('option', { name: usuario, exact: true }).click();
}
