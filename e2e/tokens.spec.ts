import { CLAVE } from './support/api';
import { openTerminal } from './support/garita';
import { PHONE } from './support/portal';
import { expect, test } from './support/test';

test('a token is created on a phone; with it the command garita can do only what the token permits, and nothing after it is revoked', async ({
  open,
  baseURL,
}) => {
  const page = await open('Gerente', '/seguridad', PHONE);

  const token = await test.step('the portal shows the token once', async () => {
    await page.getByRole('button', { name: 'Nuevo token' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo token' });
    await form.getByLabel('Nombre').fill('Multas desde la hoja');
    await form.getByText('Permisos elegidos').click();
    await form.getByText('Poner, cobrar y borrar multas').click();
    await form.getByLabel('Tu contraseña').fill(CLAVE);
    await form.getByRole('button', { name: 'Hacer token' }).click();
    const shown = page.getByRole('alertdialog', { name: 'Token «Multas desde la hoja»' });
    const text = (await shown.getByText(/^gar_/).textContent()) ?? '';
    await shown.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect(shown).toBeHidden();
    await expect(page.getByText(text)).toHaveCount(0);
    return text;
  });

  const terminal = openTerminal(baseURL ?? '', { GARITA_TOKEN: token });
  try {
    await test.step('the command does only what the token may', async () => {
      expect(
        await terminal.run(['multas', 'add', 'Recluta', '--motivo', 'Con un token']),
      ).toMatchObject({ code: 0 });
      expect(await terminal.run(['descuentos', 'list'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Este token no da permiso'),
      });
    });

    await test.step('the portal shows when the token was used, and the audit log names it', async () => {
      await page.reload();
      await expect(page.getByRole('list', { name: 'Tokens', exact: true })).toContainText(
        'Último uso',
      );
      const bitacora = await open('Fundadora', '/bitacora');
      await expect(
        bitacora.getByRole('button', {
          name: /Gerente multó a Recluta, con el token «Multas desde la hoja»/,
        }),
      ).toBeVisible();
    });

    await test.step('the revoked token is invalid', async () => {
      await page.getByRole('button', { name: 'Revocar: Multas desde la hoja' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Revocar este token?' });
      await question.getByRole('button', { name: 'Revocar' }).click();
      await expect(page.getByText('No tienes ningún token.')).toBeVisible();
      expect(await terminal.run(['multas', 'list'])).toMatchObject({
        code: 3,
        stdout: '',
        stderr: expect.stringContaining('Ese token no es válido'),
      });
    });
  } finally {
    terminal.remove();
  }
});
