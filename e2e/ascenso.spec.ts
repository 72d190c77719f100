import { expectNotice } from './support/notices';
import { choosePersona, PHONE, searchFor, signIn } from './support/portal';
import { stopNews } from './support/slowLine';
import { expect, type OpenApi, test } from './support/test';

async function promotionsOf(api: OpenApi, usuario: string): Promise<number> {
  const { call } = await api(usuario);
  const [rows] = (await call('allNomina')).body as [{ usuarioNombre: string; ascensos: number }[]];
  return rows.find((r) => r.usuarioNombre === usuario)?.ascensos ?? -1;
}

test.describe('a promotion', () => {
  test('Oficial proposes a promotion and Recluta accepts it on a phone; an outdated tab cannot accept it again, and the payroll counts it for Oficial', async ({
    page,
    open,
    api,
  }) => {
    const before = await promotionsOf(api, 'Oficial');
    await signIn(page, 'Oficial');
    await expectNotice(page, 'Logeado Correctamente');
    await page.goto('/ascensos');
    await choosePersona(page, 'Recluta');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('heading', { name: 'Recluta' })).toBeVisible();
    const ficha = page.getByRole('main');
    await expect(ficha.getByText('Misión actual')).toBeVisible();
    await expect(ficha.getByText('Ascendido por')).toBeVisible();
    await expect(ficha.getByText('GAR - Aspirante - OFI')).toBeVisible();
    await expect(ficha.getByText('Disponible ahora')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar Solicitud' }).click();
    await expectNotice(page, 'Solicitud enviada correctamente');
    await expect(page.getByRole('button', { name: 'Enviar Solicitud' })).toBeHidden();

    const mobile = await open('Recluta', '/solicitudes', PHONE);
    const second = await mobile.context().newPage();
    await second.goto('/solicitudes');
    await expect(second.getByRole('heading', { name: 'Aspirante' })).toBeVisible();
    // Holds this tab's reads, so that the user acts on old data.
    const restoreLine = await stopNews(second);

    await mobile.getByRole('button', { name: 'Aceptar' }).tap();
    const confirm = mobile.getByRole('alertdialog', { name: '¿Aceptar el ascenso?' });
    await expect(confirm.getByText('Aspirante')).toBeVisible();
    await confirm.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(mobile.getByText('No tienes solicitudes pendientes')).toBeVisible();

    await second.getByRole('button', { name: 'Aceptar' }).tap();
    const late = second.getByRole('alertdialog');
    await late.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(late.getByText('Esa solicitud ya fue respondida.')).toBeVisible();
    restoreLine();
    await late.getByRole('button', { name: 'Actualizar la lista' }).tap();
    await expect(second.getByText('No tienes solicitudes pendientes')).toBeVisible();

    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(ficha.getByText('Aspirante', { exact: true })).toBeVisible();
    expect(await promotionsOf(api, 'Oficial')).toBe(before + 1);
    await page.goto('/nomina');
    await searchFor(page, 'Oficial');
    const row = page.getByRole('row').filter({ has: page.getByText('Oficial', { exact: true }) });
    await expect(row.getByRole('cell').nth(0)).toHaveText(new RegExp(`^${before + 1}( de \\d+)?$`));
  });

  test('Supervisora proposes a promotion with one tap on a phone, in a list that says why other people cannot be promoted', async ({
    open,
    api,
  }) => {
    const page = await open('Supervisora', '/ascensos', PHONE);
    const proponer = page.getByRole('button', { name: /^Proponer/ });
    await expect(page.getByRole('heading', { name: 'A quién le toca' })).toBeVisible();
    const usuario =
      (await proponer.first().getAttribute('aria-label'))?.replace('Proponer: ', '') ?? '';
    const row = page.getByRole('article', { name: usuario, exact: true });
    await row.getByRole('button', { name: /^Proponer/ }).tap();
    await expectNotice(page, `Propuesto: ${usuario}`);
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await row.getByRole('button', { name: /^Proponer/ }).tap();
    await expect(row).toBeHidden();
    await page.getByRole('tab', { name: /^Más adelante/ }).tap();
    await page.getByRole('button', { name: `Detalles: ${usuario}`, exact: true }).tap();
    await expect(row).toContainText('Ya tiene una solicitud de ascenso pendiente.');
    await page.getByRole('tab', { name: /^Fuera de tu alcance/ }).tap();
    await page.getByRole('button', { name: 'Detalles: Gerente', exact: true }).tap();
    await expect(page.getByRole('article', { name: 'Gerente', exact: true })).toContainText(
      'Solo puedes ascender a quien está en una categoría inferior',
    );
    await expect(proponer).toHaveCount(0);

    // On the person's record the button is visible without scrolling.
    await page.getByRole('tab', { name: /^Ahora/ }).tap();
    await page
      .getByRole('button', { name: /^Detalles/ })
      .first()
      .tap();
    await page.getByRole('button', { name: /^Ver ficha/ }).tap();
    const enviar = page.getByRole('button', { name: 'Enviar Solicitud' });
    await expect(enviar).toBeVisible();
    const foot =
      (await page.getByRole('navigation', { name: 'Accesos directos' }).boundingBox())?.y ?? 0;
    await expect
      .poll(async () => ((await enviar.boundingBox())?.y ?? foot) + 44)
      .toBeLessThanOrEqual(foot);
    const { call } = await api('Supervisora');
    const pending = (await call('ext/turnos')).body as { usuario: string; grupo: string }[];
    expect(pending.find((turno) => turno.usuario === usuario)?.grupo).toBe('espera');
  });

  test('Agente, who lacks the permission, can propose a promotion neither in the portal nor by a request', async ({
    open,
    api,
  }) => {
    const [agente, recluta] = [await api('Agente'), await api('Recluta')];
    const { status, body } = await agente.call('sendAscenso', { usuario: recluta.id });
    expect({ status, body }).toEqual({
      status: 403,
      body: { msg: 'No tienes permiso para hacer esto.', status: 1 },
    });
    const page = await open('Agente', '/ascensos');
    await expect(page.getByText(/permiso/i).first()).toBeVisible();
  });

  test('Cabo chooses a signature before accepting a promotion to the category from which signatures are required', {
    tag: '@muestra',
  }, async ({ open, api }) => {
    const page = await open('Cabo', '/solicitudes', PHONE);
    await page.getByRole('button', { name: 'Aceptar' }).tap();
    const sign = page.getByRole('dialog', { name: 'Pon tu firma' });
    await sign.getByRole('textbox', { name: 'Firma' }).fill('ab');
    await sign.getByRole('button', { name: 'Guardar y seguir' }).tap();
    await expect(sign.getByText('La firma solo puede contener 3 caracteres').first()).toBeVisible();
    await expectNotice(page, 'La firma solo puede contener 3 caracteres');
    await sign.getByRole('textbox', { name: 'Firma' }).fill('ofi');
    await sign.getByRole('button', { name: 'Guardar y seguir' }).tap();
    await expect(sign.getByText('La firma no esta disponible')).toBeVisible();
    await sign.getByRole('textbox', { name: 'Firma' }).fill('cbo');
    await sign.getByRole('button', { name: 'Guardar y seguir' }).tap();
    const confirm = page.getByRole('alertdialog', { name: '¿Aceptar el ascenso?' });
    await expect(confirm.getByText('Oficial I')).toBeVisible();
    await confirm.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(page.getByText('No tienes solicitudes pendientes')).toBeVisible();
    const cabo = await api('Cabo');
    const { body: mine } = await cabo.call(`usuarioPermiso/${cabo.id}`);
    expect(mine as unknown).toMatchObject({
      datos: { mision: 'Oficial I', id_categoria: 5, firma: 'CBO' },
    });
  });
});
