import { expectNotice } from './support/notices';
import { choosePersona, PHONE } from './support/portal';
import { expect, onPortalOfItsOwn } from './support/test';

// A separate portal, since other tests promote the same people.
const test = onPortalOfItsOwn(() => ({ seed: 'demo' }));

test('a proposal notifies the proposed person on a phone, and the acceptance notifies the author, without a reload', async ({
  open,
  api,
}) => {
  const { call } = await api('Recluta');
  const unread = async () => ((await call('ext/avisos')).body as { sin_leer: number }).sin_leer;
  const before = await unread();

  // Opens a page and waits until its change stream is open.
  const watch = async (usuario: string, path: string, device = {}) => {
    const page = await open(usuario, 'about:blank', device);
    const begun = page.waitForResponse('**/api/ext/cambios');
    await page.goto(path);
    expect((await begun).status()).toBe(200);
    return page;
  };
  const phone = await watch('Recluta', '/nomina', PHONE);
  const desk = await watch('Oficial', '/ascensos');
  await expect(phone.getByRole('button', { name: /^Avisos/ })).toBeVisible();

  await test.step('the proposal notifies the proposed person', async () => {
    await choosePersona(desk, 'Recluta');
    await desk.getByRole('button', { name: 'Buscar' }).click();
    await desk.getByRole('button', { name: 'Enviar Solicitud' }).click();
    await expect(
      phone.getByRole('button', { name: new RegExp(`^Avisos ?, ${before + 1} sin leer$`) }),
    ).toBeVisible();
    await expect(phone.getByText('Oficial te propone ascender a Aspirante.')).toBeVisible();
    await expect(phone).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
    // The actor gets no notice.
    await expect(desk.getByRole('button', { name: 'Avisos' })).toBeVisible();
  });

  await test.step('the notice leads to the proposal, and is marked as read', async () => {
    await phone.getByRole('button', { name: /^Avisos/ }).tap();
    const panel = phone.getByRole('dialog', { name: 'Avisos' });
    await panel.getByRole('link', { name: /Oficial te propone ascender a Aspirante/ }).tap();
    await expect(phone).toHaveURL(/\/solicitudes$/);
    await expect(panel).toBeHidden();
    await expect.poll(unread).toBe(before);
    await expect(phone).not.toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
  });

  await test.step('the acceptance notifies the author', async () => {
    await phone.getByRole('button', { name: 'Aceptar' }).tap();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).tap();
    const party = phone.getByRole('dialog', { name: '¡Asciendes!' });
    await expect(party.getByText('Te ha ascendido Oficial: ya eres Aspirante.')).toBeVisible();
    await party.getByRole('button', { name: 'Seguir' }).tap();
    await expect(phone.getByText('No tienes solicitudes pendientes')).toBeVisible();
    await expect(
      desk.getByText('Recluta ha aceptado tu propuesta y asciende a Aspirante.'),
    ).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Avisos ?, 1 sin leer$/ })).toBeVisible();
  });

  await test.step('a notice read in one tab is read in the other', async () => {
    const second = await desk.context().newPage();
    await second.goto('/multas');
    await expect(second.getByRole('button', { name: /^Avisos ?, 1 sin leer$/ })).toBeVisible();
    await second.getByRole('button', { name: /^Avisos/ }).click();
    await second.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await expect(desk.getByRole('button', { name: /sin leer/ })).toBeHidden();
  });
});

test('a promotion made by editing a user is celebrated in every tab until the user closes one of the dialogs', async ({
  open,
  api,
}) => {
  const { call, id } = await api('Agente');
  const { call: callAsOwner } = await api('Fundadora');
  const { mision } = (await call('ext/persona/Agente')).body as { mision: string };
  const { categorias } = (await call('rangos')).body as {
    categorias: readonly { misiones: readonly { id: number; nombre: string }[] }[];
  };
  const misiones = categorias.flatMap((categoria) => categoria.misiones);
  const next = misiones[misiones.findIndex(({ nombre }) => nombre === mision) + 1];

  const page = await open('Agente', '/perfil');
  await expect(page.getByRole('heading', { name: 'Agente', level: 1 })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/nomina');
  await expect(second.getByRole('button', { name: /^Avisos/ })).toBeVisible();
  const edited = { id, nombre: 'igual', rango: next?.id, firma: 'igual' };
  expect(await callAsOwner('editUsuario', edited)).toMatchObject({ status: 200 });

  const here = page.getByRole('dialog', { name: '¡Asciendes!' });
  const there = second.getByRole('dialog', { name: '¡Asciendes!' });
  await expect(here).toContainText(`Te ha ascendido Fundadora: ya eres ${next?.nombre}.`);
  await expect(there).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await here.getByRole('button', { name: 'Compartir' }).click();
  await expectNotice(page, 'Imagen copiada');
  expect(
    await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => types),
    ),
  ).toEqual(['image/png']);
  await here.getByRole('button', { name: 'Seguir' }).click();
  for (const dialog of [here, there]) await expect(dialog).toBeHidden();
  const read = async () =>
    ((await call('ext/avisos')).body as { avisos: readonly { tipo: string; leido: boolean }[] })
      .avisos[0];
  await expect.poll(read).toMatchObject({ tipo: 'ascenso', leido: true });

  const asked = page.waitForResponse('**/api/ext/avisos');
  await page.reload();
  await asked;
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Avisos' }).getByRole('link').first(),
  ).toContainText('te ha ascendido a');
  await expect(here).toBeHidden();
});
