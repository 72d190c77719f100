import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { QUICK_ENGINE } from '../scripts/lib/quickEngine.mjs';
import { startDemo } from './support/demo';
import { expectNotice } from './support/notices';
import { signIn } from './support/portal';
import { openFolder } from './support/seed';
import { expect, test } from './support/test';

const SCRIPT = fileURLToPath(new URL('../scripts/recuperar.mjs', import.meta.url));
const CLAVE_NUEVA = 'la clave que no se olvida';

/** Runs the script of `npm run recuperar`. @returns the path that it prints, without the host */
async function createLink(dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...QUICK_ENGINE, SCRIPT], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return /\/recuperar#[\w-]+/.exec(stdout)?.[0] ?? 'no link was written';
}

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Recuperar la cuenta' });
  await form.getByLabel('Nueva contraseña', { exact: true }).fill(CLAVE_NUEVA);
  await form.getByLabel('Repetir nueva contraseña').fill(CLAVE_NUEVA);
  await form.getByRole('button', { name: 'Guardar contraseña' }).click();
}

test('an owner who forgot the password sets a new one with a link created on the server, and transfers the agency', async ({
  page,
}) => {
  const place = openFolder();
  await (await startDemo({ place })).stop();
  const link = await createLink(place.dataDir);
  const demo = await startDemo({ place });
  try {
    await test.step('without the link’s secret the page says that the secret is missing', async () => {
      await page.goto(`${demo.url}/recuperar`);
      await expect(
        page.getByRole('heading', { name: 'A esta dirección le falta su clave' }),
      ).toBeVisible();
    });

    await test.step('the link sets a password, and the sign-in form contains the owner’s name', async () => {
      await page.goto(`${demo.url}${link}`);
      await fillIn(page);
      const dialog = page.getByRole('dialog', { name: 'Iniciar Sesión' });
      await expect(dialog.getByText('Contraseña cambiada.')).toBeVisible();
      await expect(dialog.getByLabel('Nombre de Usuario')).toHaveValue('Fundadora');
      await expect(page).toHaveURL(`${demo.url}/`);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE_NUEVA);
      await dialog.getByRole('button', { name: 'Ingresar' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the agency goes to another user, and the former owner is signed out', async () => {
      await page.goto(`${demo.url}/configuracion`);
      await page.getByRole('button', { name: 'Traspasar la agencia' }).click();
      const dialog = page.getByRole('dialog', { name: 'Traspasar la agencia' });
      await dialog.getByRole('combobox', { name: 'A quién' }).fill('Gerente');
      await page.getByRole('option', { name: /^Gerente/ }).click();
      await dialog.getByLabel('Tu contraseña').fill(CLAVE_NUEVA);
      await dialog.getByRole('button', { name: 'Traspasar', exact: true }).click();
      await expectNotice(page, /^La agencia es ahora de Gerente\./);
      await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
    });

    await test.step('the new owner can transfer the agency, and the link cannot be used again', async () => {
      await signIn(page, 'Gerente', undefined, demo.url);
      await page.goto(`${demo.url}/configuracion`);
      await expect(page.getByRole('button', { name: 'Traspasar la agencia' })).toBeVisible();
      await page.goto(`${demo.url}${link}`);
      await fillIn(page);
      await expect(
        page.getByText('Este enlace no es válido, ya se usó o ha caducado.').first(),
      ).toBeVisible();
    });
  } finally {
    await demo.stop();
    await place.remove();
  }
});
