import type { Page } from '@playwright/test';
import { CLAVE } from './support/api';
import { readSecreto, totpAt } from './support/authenticator';
import { expectNotice } from './support/notices';
import { PHONE, signIn } from './support/portal';
import { expect, onPortalOfItsOwn, test } from './support/test';

async function askForFactor(page: Page, usuario: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Acceder' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
  await dialog.getByLabel('Nombre de Usuario').fill(usuario);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await dialog.getByRole('button', { name: 'Ingresar' }).click();
  await expect(dialog.getByLabel('Código de tu aplicación')).toBeFocused();
  return dialog;
}

/**
 * Sets up an authenticator app. @returns its secret, the recovery codes and the dialog that shows
 * them
 */
async function readCodigos(page: Page) {
  await page
    .getByRole('region', { name: 'Aplicación de códigos' })
    .getByRole('button', { name: 'Añadir' })
    .click();
  const asked = page.getByRole('dialog', { name: 'Añadir una aplicación' });
  await asked.getByLabel('Tu contraseña').fill(CLAVE);
  await asked.getByRole('button', { name: 'Seguir' }).click();
  await expect(asked.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const secreto = readSecreto((await asked.locator('strong').textContent()) ?? '');
  await asked.getByLabel('Código que muestra la aplicación').fill(totpAt(secreto));
  await asked.getByRole('button', { name: 'Comprobar' }).click();
  const told = page.getByRole('alertdialog', { name: 'Tus códigos de recuperación' });
  await expect(told.getByRole('listitem')).toHaveCount(10);
  return { secreto, told, codigos: await told.getByRole('listitem').allTextContents() };
}

/** Sets up an authenticator app and confirms that the recovery codes are kept. */
async function setUpAplicacion(page: Page): Promise<void> {
  await (await readCodigos(page)).told.getByRole('button', { name: 'Los he guardado' }).click();
  await expect(page.getByText('Te quedan 10.')).toBeVisible();
}

test('an authenticator app is set up on a phone; its code completes a sign-in, and so does a recovery code, which is then used up', async ({
  open,
}) => {
  // No other journey signs in as this user.
  const usuario = 'Mirlo.Negro';
  const phone = await open(null, 'about:blank', PHONE);
  await signIn(phone, usuario);
  await phone.goto('/seguridad');
  const { secreto, codigos, told } = await readCodigos(phone);
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    told.getByRole('button', { name: 'Descargar' }).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await told.getByRole('button', { name: 'Los he guardado' }).tap();
  await expect(phone.getByText('Te quedan 10.')).toBeVisible();

  const other = await open(null, 'about:blank', PHONE);
  const door = await askForFactor(other, usuario);
  await door.getByLabel('Código de tu aplicación').fill('abc');
  await door.getByRole('button', { name: 'Ingresar' }).tap();
  await expect(door.getByText('El código no es correcto')).toBeVisible();
  // The present code was used up during setup.
  await door.getByLabel('Código de tu aplicación').fill(totpAt(secreto, 1));
  await door.getByRole('button', { name: 'Ingresar' }).tap();
  await expect(door).toBeHidden();
  await expectNotice(other, 'Logeado Correctamente');

  const desk = await open(null, 'about:blank');
  const again = await askForFactor(desk, usuario);
  await again.getByRole('link', { name: 'Usar un código de recuperación' }).click();
  await again.getByLabel('Código de recuperación').fill(codigos[0] ?? '');
  await again.getByRole('button', { name: 'Ingresar' }).click();
  await expect(again).toBeHidden();
  await desk.goto('/seguridad');
  await expect(desk.getByText('Te quedan 9.')).toBeVisible();
});

// The requirement blocks users without a second factor, so other journeys cannot run on this
// portal.
onPortalOfItsOwn(() => ({ seed: 'demo' }))(
  'if the owner requires a second factor, a user without one can do nothing until it is set up',
  async ({ open, api }) => {
    const owner = await api('Fundadora');
    const prepared = (await owner.call('ext/factores/totp', { clave: CLAVE })).body as {
      secreto: string;
    };
    expect(
      (
        await owner.call('ext/factores/totp/confirmar', {
          codigo: totpAt(readSecreto(prepared.secreto)),
        })
      ).status,
    ).toBe(200);
    const agente = await open('Gerente', '/nomina');
    await expect(agente.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();

    const page = await open('Fundadora', '/seguridad');
    await expect(page.getByText('A nadie: cada persona decide si lo pone.')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar' }).last().click();
    const asked = page.getByRole('dialog', { name: 'A quién se exige segundo factor' });
    await asked.getByRole('button', { name: /Por categoría/ }).click();
    await page.getByRole('option', { name: /^Desde Gerencia/ }).click();
    await asked.getByLabel('Tu contraseña').fill(CLAVE);
    await asked.getByRole('button', { name: 'Guardar' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByText(/^A todos, desde Gerencia/)).toBeVisible();

    await agente.goto('/nomina');
    await expect(agente).toHaveURL(/\/seguridad$/);
    await expect(agente.getByText('Pon tu segundo factor para seguir.')).toBeVisible();
    await setUpAplicacion(agente);
    await agente.goto('/nomina');
    await expect(agente.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
    const other = await open('Supervisora', '/nomina');
    await expect(other.getByRole('heading', { name: 'Nómina', level: 1 })).toBeVisible();
  },
);
