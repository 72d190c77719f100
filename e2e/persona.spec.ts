import { expectNotice } from './support/notices';
import { openPalette, PHONE } from './support/portal';
import { expect, test } from './support/test';

test('the command palette opens a person’s page; a fine added there is visible to the person, a note is not', {
  tag: '@muestra',
}, async ({ open }) => {
  const page = await open('Supervisora', '/multas');
  await openPalette(page);
  const palette = page.getByRole('dialog', { name: 'Ir a…' });
  await palette.getByRole('searchbox').fill('recluta');
  await palette.getByRole('option', { name: 'Recluta', exact: true }).click();
  await expect(page).toHaveURL(/\/persona\/Recluta$/);
  await expect(page.getByRole('heading', { name: 'Recluta', level: 1 })).toBeVisible();

  await page
    .getByRole('group', { name: 'Acciones con Recluta' })
    .getByRole('link', { name: 'Multar' })
    .click();
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Recluta');
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Llegó sin uniforme');
  await form.getByRole('button', { name: 'Multar' }).click();
  await expect(form).toBeHidden();

  // The dialog returns to the person's page, where the fine is the newest entry of the history.
  await expectNotice(page, 'Multa puesta a Recluta');
  await expect(page).toHaveURL(/\/persona\/Recluta$/);
  await page.getByRole('radio', { name: 'Multas' }).click();
  const historia = page.getByRole('list', { name: 'Su historia' });
  await expect(historia.getByRole('listitem').first()).toContainText(
    'Llegó sin uniforme, por Supervisora',
  );
  await page.getByRole('button', { name: 'Escribir una nota' }).click();
  await page.getByRole('textbox', { name: 'Nota' }).fill('Habrá que hablar con ella.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('«Habrá que hablar con ella.»')).toBeVisible();

  // A person's own page is their profile. It shows the fine and hides the note.
  const mobile = await open('Recluta', '/persona/recluta', PHONE);
  await expect(mobile).toHaveURL(/\/perfil$/);
  await expect(
    mobile.getByRole('list', { name: 'Tu historia' }).getByText('Llegó sin uniforme'),
  ).toBeVisible();
  await expect(mobile.getByText('Habrá que hablar')).toHaveCount(0);
});

test('a form that a person’s page opens leads back to that page when it closes', async ({
  open,
}) => {
  const page = await open('Fundadora', '/persona/Recluta');
  for (const acto of ['Traslado', 'Editar', 'Degradar', 'Despedir'])
    await test.step(acto, async () => {
      await page.getByRole('button', { name: 'Más acciones con Recluta' }).click();
      await page.getByRole('menuitem', { name: acto, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/persona\/Recluta$/);
      await expect(page.getByRole('heading', { name: 'Recluta', level: 1 })).toBeVisible();
    });
});

test('an old address leads to the person’s page, and an unknown name is reported', async ({
  open,
}) => {
  const page = await open('Agente', '/equipo?persona=Oficial');
  await expect(page).toHaveURL(/\/persona\/Oficial$/);
  await expect(page.getByRole('heading', { name: 'Oficial', level: 1 })).toBeVisible();
  // A user without permissions has one action: to look the person up on the screen Puerta.
  await expect(
    page.getByRole('group', { name: 'Acciones con Oficial' }).getByRole('link'),
  ).toHaveText(['En la puerta']);
  await expect(page.getByRole('heading', { name: 'Notas' })).toHaveCount(0);
  await page.goto('/persona/Nadie.Nunca');
  await expect(page.getByRole('heading', { name: 'No hay nadie con ese nombre' })).toBeVisible();
});

test('a person’s card appears when the pointer rests on a name, stays while the pointer is on the card, and closes on Escape or a click on the name', async ({
  open,
}) => {
  const page = await open('Supervisora', '/multas');
  const name = page.getByRole('main').locator('a[href^="/persona/"]').first();
  const usuario = (await name.textContent()) ?? '';
  await name.hover();
  const card = page.getByRole('region', { name: `Ficha de ${usuario}` });
  await expect(card).toContainText(usuario);
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await name.hover();
  await expect(card).toBeVisible();
  await name.click();
  await expect(page).toHaveURL(new RegExp(`/persona/${usuario}$`));
  await expect(card).toBeHidden();
});
