import { expect, test } from '@playwright/test';
import { CLAVE, openApi, PHONE, signIn, watchConsole } from './support/portal';

test.describe('signing in', () => {
  test('a wrong password and an unknown name are told alike, inside the dialog', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Acceder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Iniciar Sesion' });
    for (const usuario of ['Oficial', 'Nadie', 'Expulsado']) {
      await dialog.getByLabel('Nombre de Usuario').fill(usuario);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(usuario === 'Expulsado' ? CLAVE : 'otra');
      await dialog.getByRole('button', { name: 'Ingresar' }).click();
      await expect(dialog.getByText('El usuario o la contraseña no son correctos')).toBeVisible();
    }
    await dialog.getByLabel('Nombre de Usuario').fill('');
    await dialog.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByText('Hay Campos Vacios').first()).toBeVisible();
  });

  test('keeps the key for 365 days and across reloads (AUT-13, AUT-14, AUT-19)', async ({ page, context }) => {
    const complaints = watchConsole(page);
    await signIn(page, 'Agente');
    const cookie = (await context.cookies()).find((c) => c.name === 'key');
    expect(cookie?.sameSite).toBe('Strict');
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
    await page.goto('/nomina');
    await expect(page.getByRole('heading', { name: 'Nomina', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nomina', level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('sends a visitor of a protected address to the start, and on to it after signing in (RUT-37)', async ({ page }) => {
    await page.goto('/nomina');
    await expect(page).toHaveURL(/\/$/);
    const dialog = page.getByRole('dialog', { name: 'Iniciar Sesion' });
    await dialog.getByLabel('Nombre de Usuario').fill('Agente');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
    await dialog.getByLabel('Contraseña', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/nomina$/);
    await expect(page.getByRole('heading', { name: 'Nomina', level: 1 })).toBeVisible();
  });

  test('unknown addresses and Tiempos without being clocked in lead to the start (RUT-35, RUT-38)', async ({ page }) => {
    await page.goto('/no/existe');
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, 'Agente');
    await page.goto('/tiempos');
    await expect(page).toHaveURL(/\/$/);
  });

  test('leaving in one tab leaves in the other, and the key is worth nothing afterwards (AUT-22, AUT-23)', async ({ page, context, request }) => {
    await signIn(page, 'Agente');
    const key = (await context.cookies()).find((c) => c.name === 'key')?.value ?? '';
    const other = await context.newPage();
    await other.goto('/nomina');
    await expect(other.getByRole('heading', { name: 'Nomina', level: 1 })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: /Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page.getByText('Deslogeado Correctamente')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
    await other.bringToFront();
    await expect(other).toHaveURL(/\/$/);
    expect((await context.cookies()).some((c) => c.name === 'key')).toBe(false);
    expect((await request.get('/api/checkUser', { headers: { key } })).status()).toBe(401);
  });

  test('a session that was ended elsewhere is told at the next call, and asks to sign in again', async ({ page, context, request }) => {
    await signIn(page, 'Agente');
    const key = (await context.cookies()).find((c) => c.name === 'key')?.value ?? '';
    await request.post('/api/ext/logout', { headers: { key } });
    await page.goto('/nomina');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
  });
});

test('Registro is in the drawer of a phone, and leads to Acceder and back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rangos');
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name: 'Registro' }).click();
  await page.getByRole('dialog', { name: 'Registro' }).getByRole('link', { name: 'Acceder' }).click();
  await page.getByRole('dialog', { name: 'Iniciar Sesion' }).getByRole('link', { name: 'Registro' }).click();
  await expect(page.getByRole('dialog', { name: 'Registro' }).getByLabel('Nombre de Usuario')).toBeFocused();
});

test('a regenerated password is changed before anything else', async ({ page, baseURL }) => {
  const usuario = 'ClaveOlvidada';
  const gerente = await openApi(baseURL ?? '', 'Gerente');
  await gerente.call('registro', { usuario, clave: CLAVE, rclave: CLAVE });
  const { id } = await openApi(baseURL ?? '', usuario);
  const { body } = await gerente.call('resetPassword', { usuario: id });
  const { clave } = body as { clave: string };
  await signIn(page, usuario, clave);
  await expect(page).toHaveURL(/\/configuracion$/);
  await expect(page.getByText('Cambia tu contraseña para seguir.')).toBeVisible();
  await page.goto('/nomina');
  await expect(page).toHaveURL(/\/configuracion$/);
  await page.getByLabel('Contraseña actual').fill('otra');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('mi clave de ahora');
  await page.getByLabel('Repetir nueva contraseña').fill('mi clave de ahora');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByLabel('Contraseña actual')).toHaveAccessibleDescription('La clave actual no es correcta');
  await page.getByLabel('Contraseña actual').fill(clave);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Clave cambiada correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/perfil$/);
  await page.goto('/nomina');
  await expect(page.getByRole('heading', { name: 'Nomina', level: 1 })).toBeVisible();
});

test('a switch of one’s own outlives the page (CFG-02)', async ({ page }) => {
  await signIn(page, 'Cabo');
  await page.goto('/configuracion');
  const app = page.getByRole('switch', { name: 'Avisos de la app' });
  const wasOn = await app.isChecked();
  await page.getByText('Avisos de la app').click();
  await expect(page.getByText('Configuración guardada correctamente')).toBeVisible();
  await page.reload();
  await expect(app).toBeChecked({ checked: !wasOn });
});

test('the reference of the calls is read without the internet, and makes no script from text', async ({ page, baseURL }) => {
  const outside: string[] = [];
  await page.route('**/*', (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === new URL(baseURL ?? '').origin || origin === 'null') return route.continue();
    outside.push(route.request().url());
    return route.abort();
  });
  const blocked: string[] = [];
  await page.exposeFunction('tellBlocked', (what: string) => blocked.push(what));
  await page.addInitScript("addEventListener('securitypolicyviolation', (event) => tellBlocked(event.effectiveDirective + ' ' + event.blockedURI))");
  const answer = await page.goto('/api/docs/');
  expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  await expect(page.getByText('Propose the next mission to a person').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Test Request/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  expect(outside).toEqual([]);
  // A library asks once whether scripts may be made from text, and does without.
  expect(blocked.filter((what) => what !== 'script-src eval')).toEqual([]);
});
