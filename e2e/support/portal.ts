import { expect, type Page } from '@playwright/test';

/** The demo's one password. */
export const CLAVE = 'garita-demo';
export const PHONE = { width: 390, height: 844 };

/** What a page says that nobody should have to see: errors, warnings, refused styles and scripts. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium itself reports every 4xx of a fetch; the journeys provoke some on purpose.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Signs in through the dialog, as a person does. @param url another portal than that of all journeys. */
export async function signIn(page: Page, usuario: string, clave: string = CLAVE, url = ''): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: 'Acceder' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar Sesion' });
  await dialog.getByLabel('Nombre de Usuario').fill(usuario);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(clave);
  await dialog.getByRole('button', { name: 'Ingresar' }).click();
  await expect(dialog).toBeHidden();
}

/** Answers of the API, asked without the app. */
export interface Api {
  call(path: string, body?: unknown): Promise<{ status: number; body: never }>;
}

/** Signs in without the app, for what a journey only needs to have happened. */
export async function openApi(baseURL: string, usuario: string): Promise<Api & { id: number }> {
  const send = async (key: string | null, path: string, body?: unknown) => {
    const response = await fetch(`${baseURL}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(key ? { key } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  };
  const { body } = await send(null, 'login', { usuario, clave: CLAVE });
  const { token } = body as { token: string };
  return { id: Number(token.split('-', 1)[0]), call: (path, payload) => send(token, path, payload) };
}
