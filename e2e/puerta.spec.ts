import { expect, test } from './support/test';

/** The narrowest supported phone. */
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true };

test('on a phone Oficial looks up five names at the gate with one Enter each, then three at once, and the device keeps the names', async ({
  open,
  api,
}) => {
  const fundadora = await api('Fundadora');
  await fundadora.call('ext/vetos', { nombre: 'Lob0', motivo: 'Molesta en la puerta' });
  const { body } = await fundadora.call('ext/vetos');
  const [vetado] = body as { nombre: string }[];
  expect(vetado?.nombre).toBe('Lob0');
  const page = await open('Oficial', '/puerta', PHONE);
  const field = page.getByRole('textbox', { name: '¿Quién está en la puerta?' });
  const verdict = page.getByRole('main').getByRole('status').first();
  const look = async (nombre: string, told: RegExp) => {
    await field.fill(nombre);
    await field.press('Enter');
    await expect(verdict).toHaveText(told);
    await expect(field).toHaveValue('');
    // The keyboard of a touch screen would cover the answer.
    await expect(field).not.toBeFocused();
  };

  await test.step('a person of the agency with the right motto passes', async () => {
    await look('Supervisora', /^Es de la agencia\. Déjale pasar\.$/);
  });
  await test.step('a dismissed person does not pass, and the reason is not shown', async () => {
    await look('Expulsado', /^Ya no es de la agencia\. No puede entrar: dejó la agencia el /);
    await expect(page.getByText('Motivo del despido')).toHaveCount(0);
  });
  await test.step('a name that looks like a vetoed name does not pass', async () => {
    await look('Lobo', /^Se parece a un nombre vetado\. No puede entrar: se confunde con Lob0/);
    await expect(page.getByText('Molesta en la puerta')).toBeVisible();
  });
  await test.step('an unknown name that looks like a person’s name is reported with that name', async () => {
    await look(
      'Fundad0ra',
      /^No consta\. No es de la agencia, y su nombre se confunde con Fundadora/,
    );
  });
  await test.step('an unknown name is a visitor', async () => {
    await look('Forastera_9', /^No consta\. No es de la agencia: trátale como a una visita\.$/);
  });
  await test.step('the page is no wider than the phone', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
  await test.step('three names on three lines are looked up at once', async () => {
    await field.fill('Supervisora\nExpulsado\nForastera_9');
    await page.getByRole('button', { name: 'Mirar', exact: true }).tap();
    await expect(verdict).toHaveText('3 nombres. No pasa: 1.');
    await page.getByRole('button', { name: 'Ver a Expulsado' }).tap();
    await expect(verdict).toHaveText(/^Ya no es de la agencia/);
    await page.goBack();
    await expect(verdict).toHaveText('3 nombres. No pasa: 1.');
    await page.goForward();
    await expect(verdict).toHaveText(/^Ya no es de la agencia/);
  });
  await test.step('the device keeps the names over a reload, until the user deletes the list', async () => {
    await page.reload();
    // After the reload the page asks the portal again, and the answer adds the name to the list
    // again.
    await expect(verdict).toHaveText(/^Ya no es de la agencia/);
    const recent = page.getByRole('region', { name: 'Lo último que se miró aquí' });
    await expect(recent.getByRole('listitem')).toHaveCount(5);
    await recent.getByRole('button', { name: 'Olvidar la lista' }).tap();
    await expect(recent).toHaveCount(0);
  });
});
