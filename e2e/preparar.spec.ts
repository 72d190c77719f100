import type { Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { expect, onPortalOfItsOwn } from './support/test';

const LINK = /(http:\/\/\S+\/preparar#[\w-]+)/;
const OWNER = { usuario: 'Fundadora', clave: 'clave-de-la-fundadora' };
const SECOND = { usuario: 'Aspirante22', clave: 'clave-de-la-aspirante' };

const test = onPortalOfItsOwn(() => ({ script: 'start' }));

const linkOf = (written: string): string => LINK.exec(written)?.[1] ?? 'no link was printed';

async function fillInAgency(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Preparar la agencia' });
  await form.getByLabel('Nombre de la agencia').fill('Agencia del Norte');
  await form.getByLabel('Siglas').fill('NORTE');
  await form.getByLabel('Nombre de Usuario').fill(OWNER.usuario);
  await form.getByLabel('Contraseña', { exact: true }).fill(OWNER.clave);
  await form.getByLabel('Confirmar Contraseña').fill(OWNER.clave);
}

test('an empty portal becomes an agency with an owner, imported people and a recruit who registers', {
  tag: '@muestra',
}, async ({ page, demo }) => {
  let codigo = '';

  await test.step('before the setup every page says that the portal is not set up, and none offers a sign-in', async () => {
    for (const path of ['/', '/rangos', '/nomina']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'La agencia todavía no está configurada' }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Acceder' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('without the link’s secret the setup does not open', async () => {
    await page.goto('/preparar');
    await expect(
      page.getByRole('heading', { name: 'A esta dirección le falta su clave' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'La agencia todavía no está configurada' }),
    ).toBeVisible();
  });

  await test.step('an invented secret is refused', async () => {
    await page.goto('/preparar#una-clave-inventada-que-no-abre-nada');
    await fillInAgency(page);
    await page.getByRole('button', { name: 'Preparar la agencia' }).click();
    await expect(page.getByText('Este enlace no es válido o ya se usó.')).toBeVisible();
  });

  await test.step('with the printed link the owner sets the agency up and is signed in', async () => {
    await page.goto(linkOf(demo.output()));
    await fillInAgency(page);
    // The skip link replaces the fragment of the URL: the secret must survive it.
    await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Preparar la agencia' }).click();
    await expect(page).toHaveURL(`${demo.url}/preparar/escala`);
    await expect(page.getByRole('button', { name: /Administración/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Agencia del Norte');
  });

  await test.step('the owner chooses a ladder, skips the other steps, and finds them on the start page', async () => {
    await page.getByText('Seguridad', { exact: true }).click();
    await page.getByRole('button', { name: 'Usar este escalafón' }).click();
    await expect(page).toHaveURL(`${demo.url}/preparar/permisos`);
    await page.getByRole('button', { name: 'Repartir así' }).click();
    await expect(page).toHaveURL(`${demo.url}/preparar/aspecto`);
    await expect(page.getByRole('heading', { level: 1, name: 'Aspecto' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toBeVisible();
    await page.getByRole('link', { name: 'Seguir con la preparación' }).click();
    await expect(page).toHaveURL(`${demo.url}/preparar/aspecto`);
    await page.getByRole('button', { name: 'Seguir: Gente' }).click();
  });

  await test.step('the owner imports people from a list, after one line is corrected', async () => {
    await page
      .getByLabel('Pega la lista')
      .fill('Keko;Rango\nPrimera.Luz;Aspirante\nSegunda Luz;Aspirante');
    await page.getByRole('button', { name: 'Revisar la lista' }).click();
    await page.getByRole('button', { name: 'SegundaLuz' }).click();
    await page.getByRole('button', { name: 'Dar de alta' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de alta' }).click();
    await expect(page.getByRole('heading', { name: '2 personas dadas de alta' })).toBeVisible();
    codigo =
      (await page
        .getByRole('row', { name: /Primera\.Luz/ })
        .locator('code')
        .textContent()) ?? '';
    await page.getByRole('button', { name: 'Los he guardado' }).click();
    await expect(page).toHaveURL(`${demo.url}/`);
    await expect(page.getByRole('link', { name: 'Hecho Gente' })).toBeVisible();
  });

  await test.step('the link cannot be used again', async () => {
    await page.goto(linkOf(demo.output()));
    await expect(
      page.getByRole('heading', { name: 'La agencia ya está configurada' }),
    ).toBeVisible();
  });

  await test.step('a second person registers and is signed in', async () => {
    await page.getByRole('button', { name: /Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await page.getByRole('button', { name: 'Registro' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Registro' });
    // The agency asks for no proof, so the form shows no code.
    await expect(dialog.getByLabel('Nombre de Usuario')).toBeVisible();
    await expect(dialog.getByText(/^NORTE-/)).toHaveCount(0);
    const fill = async (usuario: string) => {
      await dialog.getByLabel('Nombre de Usuario').fill(usuario);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(SECOND.clave);
      await dialog.getByLabel('Confirmar Contraseña').fill(SECOND.clave);
      await dialog.getByRole('button', { name: 'Registrarte' }).click();
    };
    // The page's clock is paused, so that no notice expires. A notice may disappear only because
    // its error is corrected.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await fill(OWNER.usuario);
    await expect(dialog.getByText('El nombre ya esta ocupado')).toBeVisible();
    await expectNotice(page, 'El nombre ya esta ocupado');
    await fill(SECOND.usuario);
    await expect(page.getByText('El nombre ya esta ocupado')).toHaveCount(0);
    await page.clock.resume();
    // The user has just chosen this password and is not asked to change it.
    await expect(page.getByRole('button', { name: /Cuenta/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Administración/ })).toHaveCount(0);
  });

  await test.step('an imported person signs in with the entry code', async () => {
    await page.getByRole('button', { name: /Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await page.getByRole('button', { name: 'Acceder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
    await dialog.getByLabel('Nombre de Usuario').fill('primera.luz');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(codigo);
    await dialog.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByText('Primera.Luz').first()).toBeVisible();
  });
});
