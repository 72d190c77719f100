import type { Page } from '@playwright/test';
import { CLAVE } from './support/api';
import { expectNotice } from './support/notices';
import { PHONE, signIn } from './support/portal';
import { expect, test } from './support/test';

/**
 * Adds a virtual authenticator that confirms automatically. @returns a function that reads the
 * authenticator's state
 */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

test('a passkey is added on a phone, completes a sign-in, and is removed; at a numeric address none can be added', async ({
  open,
  agency,
}) => {
  // No other journey signs in as this user.
  const usuario = 'Roble.Alto';
  const byNumber = await open(null, 'about:blank', PHONE);
  await signIn(byNumber, usuario);
  await byNumber.goto('/seguridad');
  await expect(byNumber.getByText(/^Aquí no se pueden añadir/)).toBeVisible();
  await expect(byNumber.getByRole('button', { name: 'Añadir llave' })).toBeHidden();

  const url = agency.url.replace('127.0.0.1', 'localhost');
  const phone = await open(null, 'about:blank', { ...PHONE, baseURL: url });
  const authenticator = await addAuthenticator(phone);
  await signIn(phone, usuario);
  await phone.goto('/seguridad');
  await phone.getByRole('button', { name: 'Añadir llave' }).tap();
  const asked = phone.getByRole('dialog', { name: 'Añadir una llave de acceso' });
  await asked.getByLabel('Nombre').fill('Mi teléfono');
  await asked.getByLabel('Tu contraseña').fill(CLAVE);
  await asked.getByRole('button', { name: 'Seguir' }).tap();
  const told = phone.getByRole('alertdialog', { name: 'Tus códigos de recuperación' });
  await expect(told.getByRole('listitem')).toHaveCount(10);
  await told.getByRole('button', { name: 'Los he guardado' }).tap();
  expect(await authenticator.count()).toBe(1);
  const llaves = phone.getByRole('list', { name: 'Tus llaves de acceso' });
  await expect(llaves).toContainText('Aún no se ha usado');
  // The browser refuses to register the same device twice.
  await phone.getByRole('button', { name: 'Añadir otra' }).tap();
  await asked.getByLabel('Nombre').fill('Otra vez');
  await asked.getByLabel('Tu contraseña').fill(CLAVE);
  await asked.getByRole('button', { name: 'Seguir' }).tap();
  await expect(asked.getByRole('alert')).toHaveText(
    'Ese dispositivo ya tiene una llave de acceso tuya.',
  );

  // Without cookies the page's later requests would be refused, so the test leaves the page first.
  await phone.goto('about:blank');
  await phone.context().clearCookies();
  await phone.goto('/');
  await phone.getByRole('button', { name: 'Acceder' }).first().tap();
  const door = phone.getByRole('dialog', { name: 'Iniciar Sesión' });
  await door.getByLabel('Nombre de Usuario').fill(usuario);
  await door.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await door.getByRole('button', { name: 'Ingresar' }).tap();
  await door.getByRole('button', { name: 'Usar llave de acceso' }).tap();
  await expect(door).toBeHidden();
  await expectNotice(phone, 'Logeado Correctamente');

  await phone.goto('/seguridad');
  await expect(llaves).toContainText('Último uso');
  await llaves.getByRole('button', { name: 'Quitar: Mi teléfono' }).tap();
  const removing = phone.getByRole('dialog', { name: '¿Quitar esta llave?' });
  await removing.getByLabel('Tu contraseña').fill(CLAVE);
  await removing.getByRole('button', { name: 'Quitar' }).tap();
  await expect(removing).toBeHidden();
  await expect(llaves).toBeHidden();
  await phone.goto('about:blank');
  await phone.context().clearCookies();
  await signIn(phone, usuario);
});
