import { CLAVE, openApi } from './support/api';
import { expectNotice } from './support/notices';
import { choosePersona, DESPEDIDO, PHONE, signIn, untilAnswered } from './support/portal';
import { stopNews } from './support/slowLine';
import { expect, test } from './support/test';

test.describe('signing in', () => {
  test('an unknown address leads to the start page; in its sign-in dialog a wrong password and an unknown name get the same error (RUT-35)', async ({
    page,
  }) => {
    await page.goto('/no/existe');
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'Acceder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
    const noCoincide = 'El usuario o la contraseña no son correctos';
    for (const [usuario, clave, texto] of [
      ['Oficial', 'otra', noCoincide],
      ['Nadie', 'otra', noCoincide],
      ['Expulsado', 'otra', noCoincide],
      ['Expulsado', CLAVE, DESPEDIDO],
    ] as const) {
      await dialog.getByLabel('Nombre de Usuario').fill(usuario);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(clave);
      // Submitting clears the previous error, so a visible error belongs to this attempt.
      const answer = await untilAnswered(page, 'login', () =>
        dialog.getByRole('button', { name: 'Ingresar' }).click(),
      );
      expect(answer.status()).toBe(401);
      await expect(dialog.getByText(texto)).toBeVisible();
    }
    await dialog.getByLabel('Nombre de Usuario').fill('');
    await dialog.getByRole('button', { name: 'Ingresar' }).click();
    await expectNotice(page, 'Hay Campos Vacios');
  });

  test('signing in stores the key for 365 days in a cookie that no script can read, and other pages use it (AUT-13, AUT-14, AUT-19)', async ({
    page,
    context,
  }) => {
    await signIn(page, 'Agente');
    const cookie = (await context.cookies()).find((c) => c.name === 'key');
    expect([cookie?.sameSite, cookie?.httpOnly]).toEqual(['Strict', true]);
    const read = await page.evaluate(() => document.cookie);
    expect(read).toContain('sesion=');
    expect(read).not.toContain(cookie?.value);
    expect(read).not.toMatch(/\bkey=/);
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
    await page.goto('/nomina');
    await expect(page.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
  });

  test('a visitor of a protected address is led to the start page, and after signing in to that address (RUT-37)', async ({
    page,
  }) => {
    await page.goto('/nomina');
    await expect(page).toHaveURL(/\/$/);
    const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
    await dialog.getByLabel('Nombre de Usuario').fill('Agente');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
    await dialog.getByLabel('Contraseña', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/nomina$/);
    await expect(page.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
  });

  test('signing out in one tab signs out the other, and the key is invalid afterwards (AUT-22, AUT-23)', {
    tag: '@muestra',
  }, async ({ page, context, request }) => {
    await signIn(page, 'Agente');
    const key = (await context.cookies()).find((c) => c.name === 'key')?.value ?? '';
    const other = await context.newPage();
    await other.goto('/nomina');
    await expect(other.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Cuenta/ }).click();
    await untilAnswered(page, 'ext/logout', () =>
      page.getByRole('menuitem', { name: 'Salir' }).click(),
    );
    await expectNotice(page, 'Deslogeado Correctamente');
    await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
    await expect(other).toHaveURL(/\/$/);
    expect(await context.cookies()).toEqual([]);
    expect((await request.get('/api/checkUser', { headers: { key } })).status()).toBe(401);
  });

  test('a session ended on another device is reported at the next request, which leads to the start page', async ({
    page,
    context,
    agency,
  }) => {
    const { cookies, call } = await openApi(agency.url, 'Agente');
    await context.addCookies(
      cookies.map((cookie) => ({ ...cookie, url: agency.url, sameSite: 'Strict' })),
    );
    await page.goto('/fichaje');
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Marcar entrada' }),
    ).toBeVisible();
    // Holds the page's reads, so that the next request is the user's write.
    const restoreLine = await stopNews(page);
    expect((await call('ext/logout', {})).status).toBe(200);
    await untilAnswered(page, 'actionFichar', () =>
      page.getByRole('main').getByRole('button', { name: 'Marcar entrada' }).click(),
    );
    restoreLine();
    await expectNotice(page, 'Tu sesión no es válida. Vuelve a entrar.');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
  });
});

test('a key in a cookie that scripts can read stays valid, and its cookie is replaced by one that they cannot read', async ({
  page,
  context,
  agency,
}) => {
  const { key } = await openApi(agency.url, 'Agente');
  await context.addCookies([{ name: 'key', value: key, url: agency.url, sameSite: 'Strict' }]);
  await page.goto('/nomina');
  await expect(page.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'key');
  expect([cookie?.value, cookie?.httpOnly]).toEqual([key, true]);
  expect(await page.evaluate(() => document.cookie)).not.toContain(key);
});

test('a user sees their sessions on a phone, and ends the others there', async ({
  open,
  page,
  agency,
}) => {
  // No other journey signs in as this user.
  const usuario = 'Kaleido';
  await signIn(page, usuario);
  const mobile = await open(null, 'about:blank', PHONE);
  await signIn(mobile, usuario);
  const { call } = await openApi(agency.url, usuario);
  await mobile.goto('/configuracion');
  await mobile.getByRole('link', { name: 'Seguridad de la cuenta' }).tap();
  await expect(
    mobile.getByRole('heading', { name: 'Seguridad de la cuenta', level: 1 }),
  ).toBeVisible();
  const rows = mobile.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Esta sesión');
  await mobile.getByRole('button', { name: /^Cerrar: Programa o navegador desconocido/ }).tap();
  await mobile.getByRole('alertdialog').getByRole('button', { name: 'Cerrar la sesión' }).tap();
  await expectNotice(mobile, 'Sesión cerrada');
  await expect(rows).toHaveCount(2);
  expect((await call('checkUser')).status).toBe(401);

  // Leaves the page, whose refused requests would fail the test.
  await page.goto('about:blank');
  await mobile.getByRole('button', { name: 'Cerrar la otra' }).tap();
  await mobile.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesiones' }).tap();
  await expectNotice(mobile, 'Se ha cerrado otra sesión');
  await expect(rows).toHaveCount(1);
  await page.goto('/nomina');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog', { name: 'Iniciar Sesión' })).toBeVisible();
});

test('on a phone the menu opens the dialog Registro, which leads to Iniciar Sesión and back', async ({
  open,
}) => {
  const page = await open(null, '/rangos', PHONE);
  await page.getByRole('button', { name: 'Más' }).click();
  await page
    .getByRole('dialog', { name: 'Menú' })
    .getByRole('button', { name: 'Registro' })
    .click();
  await page
    .getByRole('dialog', { name: 'Registro' })
    .getByRole('link', { name: 'Acceder' })
    .click();
  await page
    .getByRole('dialog', { name: 'Iniciar Sesión' })
    .getByRole('link', { name: 'Registro' })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Registro' }).getByLabel('Nombre de Usuario'),
  ).toBeFocused();
});

test('a registered user is signed in at once, and continues to the requested page', async ({
  open,
}) => {
  const page = await open(null, '/nomina');
  await page
    .getByRole('dialog', { name: 'Iniciar Sesión' })
    .getByRole('link', { name: 'Registro' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Registro' });
  await dialog.getByLabel('Nombre de Usuario').fill('Aspirante.Nueva');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await dialog.getByLabel('Confirmar Contraseña').fill(CLAVE);
  await dialog.getByRole('button', { name: 'Registrarte' }).click();
  await expect(page.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a regenerated password is shown once and signs its person in, who must change it before other screens open', async ({
  open,
}) => {
  // No other journey signs in as this user.
  const [usuario, nueva] = ['Pizarra', 'una clave mía de verdad'];
  const page = await open('Gerente', `/usuarios?q=${usuario}`);
  await page.getByRole('button', { name: `Editar: ${usuario}` }).click();
  await page.getByRole('button', { name: 'Regenerar Clave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerar Clave' }).click();
  const told = page.getByRole('alertdialog', { name: `Clave nueva de ${usuario}` });
  const clave = (await told.locator('strong').textContent()) ?? '';
  await told.getByText('Cerrar', { exact: true }).click();
  await expect(page.getByText(clave)).toHaveCount(0);

  const mobile = await open(null, 'about:blank', PHONE);
  await signIn(mobile, usuario, clave);
  await expect(mobile).toHaveURL(/\/configuracion$/);
  await expect(mobile.getByText('Cambia tu contraseña para seguir.')).toBeVisible();
  await mobile.goto('/nomina');
  await expect(mobile).toHaveURL(/\/configuracion$/);
  await mobile.getByLabel('Contraseña actual').fill('otra');
  await mobile.getByLabel('Nueva contraseña', { exact: true }).fill(nueva);
  await mobile.getByLabel('Repetir nueva contraseña').fill(nueva);
  await mobile.getByRole('button', { name: 'Cambiar contraseña' }).tap();
  await expect(mobile.getByLabel('Contraseña actual')).toHaveAccessibleDescription(
    'La clave actual no es correcta',
  );
  await expectNotice(mobile, 'La clave actual no es correcta');
  await mobile.getByLabel('Contraseña actual').fill(clave);
  await mobile.getByRole('button', { name: 'Cambiar contraseña' }).tap();
  await expectNotice(mobile, 'Clave cambiada correctamente');
  await expect(mobile).toHaveURL(/\/$/);
  await mobile.goto('/nomina');
  await expect(mobile.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
});

test('a user’s own setting is kept after a reload (CFG-02)', async ({ open }) => {
  const page = await open('Cabo', '/configuracion');
  const app = page.getByRole('switch', { name: 'Avisos de la app' });
  const wasOn = await app.isChecked();
  await page.getByText('Avisos de la app').click();
  await expectNotice(page, 'Configuración guardada correctamente');
  await page.reload();
  await expect(app).toBeChecked({ checked: !wasOn });
});

test('the API page works without the internet, and without a script', async ({ page, agency }) => {
  const outside: string[] = [];
  await page.route('**/*', (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === new URL(agency.url).origin || origin === 'null') return route.continue();
    outside.push(route.request().url());
    return route.abort();
  });
  const blocked: string[] = [];
  await page.exposeFunction('tellBlocked', (what: string) => blocked.push(what));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => tellBlocked(event.effectiveDirective + ' ' + event.blockedURI))",
  );
  const answer = await page.goto('/api/docs/');
  expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe|script-src/);
  const call = page.getByRole('group').filter({ hasText: '/api/sendAscenso' });
  await expect(call.getByText('asc, sobre quien está por debajo')).toBeHidden();
  await call.getByText('Propose the next mission to a person').click();
  await expect(call.getByText('asc, sobre quien está por debajo')).toBeVisible();
  // Each call's name is a link to its section, and unfolds it.
  await page.getByRole('link', { name: 'editUsuario' }).first().click();
  await expect(page.getByText('Usuario editado correctamente')).toBeVisible();
  await page.evaluate('document.fonts.ready');
  expect(outside).toEqual([]);
  expect(blocked).toEqual([]);
});

test.describe('a session that ends on another device while a form is open', () => {
  test.use({ tolerated: ['Tu sesión no es válida. Vuelve a entrar.'] });

  test('the text of an open form is restored after the next sign-in, for the same person only', async ({
    page,
    agency,
  }) => {
    const write = async () => {
      await page.getByRole('button', { name: 'Nueva multa' }).first().click();
      const form = page.getByRole('dialog', { name: 'Nueva multa' });
      await choosePersona(form, 'Recluta');
      await form.getByRole('textbox', { name: 'Motivo' }).fill('Llegó sin uniforme y además tarde');
      await (await openApi(agency.url, 'Supervisora')).call('ext/cerrarOtrasSesiones', {});
      await form.getByRole('button', { name: 'Multar' }).click();
      await expect(page.getByRole('dialog', { name: 'Iniciar Sesión' })).toBeVisible();
    };
    const enter = async (usuario: string) => {
      const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
      await dialog.getByLabel('Nombre de Usuario').fill(usuario);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
      await dialog.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page).toHaveURL(/\/multas$/);
      await page.getByRole('button', { name: 'Nueva multa' }).first().click();
      return page.getByRole('dialog', { name: 'Nueva multa' });
    };
    await signIn(page, 'Supervisora');
    await page.goto('/multas');
    await write();
    const again = await enter('Supervisora');
    await expect(again.getByRole('textbox', { name: 'Motivo' })).toHaveValue(
      'Llegó sin uniforme y además tarde',
    );
    await expect(again.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Recluta');
    await again.getByRole('button', { name: 'Cancelar' }).click();

    await write();
    await expect((await enter('Gerente')).getByRole('textbox', { name: 'Motivo' })).toHaveValue('');
  });
});

test('signing out removes the data of this user and of earlier users from the browser’s storage', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        /\d$|lista/.test(key),
      ),
    );
  await signIn(page, 'Supervisora');
  await page.goto('/multas');
  await expect.poll(kept).not.toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem('garita.normativa.99', '3');
    sessionStorage.setItem('garita-lista', '{}');
  });
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await page.evaluate(() => localStorage.setItem('garita-visitas-99', '{}'));
  await page.reload();
  await expect.poll(kept).toEqual([]);
});
