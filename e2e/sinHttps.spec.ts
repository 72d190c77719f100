import { choosePersona, signIn } from './support/portal';
import { expect, onPortalOfItsOwn } from './support/test';

const test = onPortalOfItsOwn(() => ({ seed: 'demo' }));

/** A local network's host name: unlike `localhost` and 127.0.0.1, not a secure context. */
const NOMBRE = 'garita.test';

// Chromium warns that it ignores these headers without https.
test.use({ tolerated: ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'] });

test('over plain http single writes, bulk writes and answers with undo work, and features that browsers reserve for https say so', async ({
  page,
  agency,
  api,
}) => {
  const url = agency.url.replace('127.0.0.1', NOMBRE);
  await signIn(page, 'Gerente', undefined, url);
  expect(await page.evaluate(() => [isSecureContext, location.hostname])).toEqual([false, NOMBRE]);

  await test.step('a single write works', async () => {
    await page.goto(`${url}/multas`);
    await page.getByRole('button', { name: 'Nueva multa' }).first().click();
    const form = page.getByRole('dialog', { name: 'Nueva multa' });
    await choosePersona(form, 'Recluta');
    await form.getByRole('textbox', { name: 'Motivo' }).fill('Llegó sin uniforme');
    await form.getByRole('button', { name: 'Multar' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Llegó sin uniforme').first()).toBeVisible();
  });

  await test.step('a bulk write works', async () => {
    await page.goto(`${url}/usuarios`);
    await page
      .getByRole('checkbox', { name: /^Seleccionar: / })
      .nth(0)
      .press('Space');
    await page
      .getByRole('checkbox', { name: /^Seleccionar: / })
      .nth(1)
      .press('Space');
    await page
      .getByRole('group', { name: 'Selección' })
      .getByRole('button', { name: 'Multar a 2' })
      .click();
    const form = page.getByRole('dialog', { name: 'Multar a 2 personas' });
    await form.getByRole('textbox', { name: 'Motivo' }).fill('Sin https');
    await form.getByRole('textbox', { name: 'Créditos' }).fill('15');
    await form.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Multar a 2 · 30c' }).click();
    await expect(form).toBeHidden();
    const multas = (await (await api('Fundadora')).call('getAllMultas')).body as {
      motivo: string;
    }[];
    expect(multas.filter(({ motivo }) => motivo === 'Sin https')).toHaveLength(2);
  });

  await test.step('an answer that can be undone works', async () => {
    await page.goto(`${url}/ausencias`);
    const accept = page.getByRole('button', { name: /^Aceptar: / }).first();
    const usuario = (await accept.getAttribute('aria-label'))?.replace('Aceptar: ', '') ?? '';
    await accept.click();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    // Leaving the portal sends the answer.
    await page.goto('about:blank');
    const fundadora = await api('Fundadora');
    const estados = async () =>
      (
        (await fundadora.call('getAusencias')).body as { usuarioNombre: string; estado: number }[]
      ).filter((one) => one.usuarioNombre === usuario);
    await expect.poll(async () => (await estados()).map(({ estado }) => estado)).not.toContain(0);
  });

  await test.step('system notices and passkeys say that they need https', async () => {
    await page.goto(`${url}/configuracion`);
    await page
      .getByRole('radiogroup', { name: 'Me multan' })
      .getByRole('radio')
      .last()
      .check({ force: true });
    await expect(page.getByText(/el navegador pide que se abra por https/)).toBeVisible();
    await page.goto(`${url}/seguridad`);
    await expect(page.getByText(/^Aquí no se pueden añadir/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Añadir llave' })).toBeHidden();
  });
});
