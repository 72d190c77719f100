import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { CLAVE } from './api';

/** A device that is held in one hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What somebody is told who was dismissed, wherever they stand by then. */
export const DESPEDIDO =
  'Te han despedido de la agencia. Si crees que es un error, habla con la gerencia.';

/** Signs in through the dialog, as a person does. @param url another portal than that of the journey. */
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

/** Does what sends a call, and waits until the portal has answered it. */
export async function untilAnswered(
  page: Page,
  call: string,
  act: () => Promise<void>,
): Promise<Response> {
  const [response] = await Promise.all([page.waitForResponse(`**/api/${call}`), act()]);
  return response;
}

/** The row of a table that tells of somebody. */
export function rowOf(within: Page | Locator, usuario: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within.getByRole('row').filter({ has: page.getByText(usuario, { exact: true }) });
}

/** Looks for somebody in a list that is too long for all of its rows to be drawn. */
export const searchFor = (page: Page, usuario: string): Promise<void> =>
  page.getByRole('searchbox').fill(usuario);

/** Opens somebody's row on a phone, where a folded one has no acts. */
export const unfold = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Detalles: ${name}`, exact: true }).tap();

/** Opens what else can be done with the list on a phone. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Filtros y más' }).tap();
  return page.getByRole('dialog', { name: 'Filtros y más' });
}

/** Opens by its keys what leads anywhere, once there is somebody who hears them. */
export async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Buscar pantallas y personas' })).toBeFocused();
}

/** Chooses a person in a form by their name. */
export async function choosePersona(form: Page | Locator, usuario: string): Promise<void> {
  const page = 'page' in form ? form.page() : form;
  await form.getByRole('combobox', { name: 'Usuario' }).fill(usuario);
  await page.getByRole('option', { name: usuario, exact: true }).click();
}
