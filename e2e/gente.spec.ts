import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { tryLogin } from './support/api';
import { expectNotice } from './support/notices';
import { DESPEDIDO, signIn } from './support/portal';
import { expect, onPortalOfItsOwn } from './support/test';

const test = onPortalOfItsOwn(() => ({ seed: 'vacia', args: ['--personas', '90'] }));

interface Usuario {
  readonly id: number;
  readonly usuario: string;
  readonly categoria: number;
  readonly despedido: string | null;
}

interface Multa {
  readonly usuario: number;
  readonly motivo: string;
  readonly creditos: number;
}

/** @returns the bar with the actions on the selected people */
async function pick(page: Page, people: readonly Usuario[]): Promise<Locator> {
  for (const { usuario } of people)
    await page
      .getByRole('checkbox', { name: `Seleccionar: ${usuario}`, exact: true })
      .press('Space');
  return page.getByRole('group', { name: 'Selección' });
}

test('of twelve selected people eleven are fined and the one dismissed meanwhile is reported; three are dismissed and signed out; five get a new password despite a lost answer', async ({
  open,
  api,
  agency,
}) => {
  const [gerente, fundadora] = [await api('Gerente'), await api('Fundadora')];
  const found = (await gerente.call('usuarioList', { usuario: '' })).body as Usuario[];
  // Excludes people who hold permissions that Gerente lacks, and three accounts of the demo.
  const people = found.filter(
    ({ categoria, despedido, usuario }) =>
      categoria < 8 && despedido === null && !['Recluta', 'Agente', 'Oficial'].includes(usuario),
  );
  const doce = people.slice(0, 12);
  const [faster, ...fined] = doce as [Usuario, ...Usuario[]];
  expect(people.length).toBeGreaterThanOrEqual(20);

  // A list longer than the viewport does not render all rows.
  const page = await open('Gerente', '/usuarios', { viewport: { width: 1280, height: 2400 } });
  await test.step('eleven of twelve selected people are fined, and the one dismissed meanwhile is reported', async () => {
    await (await pick(page, doce)).getByRole('button', { name: 'Multar a 12' }).click();
    const form = page.getByRole('dialog', { name: 'Multar a 12 personas' });
    await form.getByRole('button', { name: 'Continuar' }).click();
    await expectNotice(page, 'No dejes campos vacios');
    await form.getByRole('textbox', { name: 'Motivo' }).fill('Perfil privado en el evento');
    await form.getByRole('textbox', { name: 'Créditos' }).fill('15');
    await form.getByRole('button', { name: 'Continuar' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Multar a 12 personas?' });
    await expect(question).toContainText('15c, 180c en total');
    expect(
      await fundadora.call('despedir', { usuario: faster.id, motivo: 'Se fue a otra agencia' }),
    ).toMatchObject({ status: 200 });
    await question.getByRole('button', { name: 'Multar a 12 · 180c' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Multar a 12 personas' });
    await expect(dialog.getByRole('progressbar', { name: 'Hecho' })).toContainText(
      '11 de 12 · 1 con fallo',
    );
    await expect(dialog.getByRole('listitem').first()).toContainText(
      `${faster.usuario}Esa persona ya no está en la agencia.`,
    );
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    const multas = ((await gerente.call('getAllMultas')).body as Multa[]).filter(
      ({ motivo }) => motivo === 'Perfil privado en el evento',
    );
    const ids = (all: readonly number[]) => [...all].sort((one, other) => one - other);
    expect(ids(multas.map(({ usuario }) => usuario))).toEqual(ids(fined.map(({ id }) => id)));
    expect(new Set(multas.map(({ creditos }) => creditos))).toEqual(new Set([15]));
    // Dismissed people cannot be selected any more.
    await expect(page.getByRole('group', { name: 'Selección' })).toBeHidden();
  });

  await test.step('three people are dismissed, and their pages are signed out', async () => {
    const tres = fined.slice(0, 3);
    const pages = await Promise.all(tres.map(({ usuario }) => open(usuario, '/fichaje')));
    await (await pick(page, tres)).getByRole('button', { name: 'Despedir a 3' }).click();
    await page
      .getByRole('dialog', { name: 'Despedir a 3 personas' })
      .getByRole('textbox', { name: 'Motivo' })
      .fill('Inactividad prolongada');
    await page.getByRole('button', { name: 'Continuar' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Despedir a 3 personas?' });
    const despedir = question.getByRole('button', { name: 'Despedir a 3' });
    await expect(despedir).toBeDisabled();
    await question.getByRole('textbox').fill('3 despidos');
    await despedir.click();
    await expectNotice(page, '3 personas despedidas');
    for (const tab of pages) {
      await expectNotice(tab, DESPEDIDO);
      await expect(tab.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
    }
    for (const { usuario } of tres) expect((await tryLogin(agency.url, usuario)).status).toBe(401);
    for (const { usuario } of tres)
      await expect(
        page.getByRole('checkbox', { name: `Seleccionar: ${usuario}`, exact: true }),
      ).toHaveCount(0);
  });

  await test.step('five people get a new password, although the answer with the password of one of them is lost', async () => {
    const cinco = people.slice(12, 17);
    const [first, cut] = cinco as [Usuario, Usuario];
    let writes = 0;
    await page.route('**/api/resetPassword', async (route) => {
      // The server executes the write, but no answer arrives: this password is lost.
      if (route.request().postDataJSON().usuario !== cut.id || ++writes > 2)
        return route.continue();
      await route.fetch();
      return route.abort();
    });
    await (await pick(page, cinco))
      .getByRole('button', { name: 'Dar contraseña nueva a 5' })
      .click();
    await page
      .getByRole('alertdialog', { name: '¿Dar contraseña nueva a 5 personas?' })
      .getByRole('button', { name: 'Dar contraseña nueva a 5' })
      .click();
    const results = page.getByRole('alertdialog', { name: 'Dar contraseña nueva a 5 personas' });
    await expect(results).toContainText('Al seguir recibe otra.');
    await results.getByRole('button', { name: 'Seguir' }).click();
    await expect(results.getByRole('progressbar', { name: 'Hecho' })).toContainText('5 de 5');
    await results.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await page
      .getByRole('alertdialog', { name: '¿Cerrar sin guardar?' })
      .getByRole('button', { name: 'Cancelar' })
      .click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      results.getByRole('button', { name: 'Descargar CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('contrasenas-nuevas.csv');
    const [head, ...lines] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(head).toBe('Usuario,Contraseña nueva');
    const claves = new Map(lines.map((line) => line.split(',') as [string, string]));
    expect([...claves.keys()].sort()).toEqual(cinco.map(({ usuario }) => usuario).sort());
    await results.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await expect(results).toBeHidden();

    const claveOf = ({ usuario }: Usuario) => claves.get(usuario) ?? '';
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.documentElement.outerHTML,
      ]),
    );
    for (const one of cinco) expect(kept).not.toContain(claveOf(one));
    for (const one of cinco)
      expect((await tryLogin(agency.url, one.usuario)).status, 'the old password').toBe(401);
    expect((await tryLogin(agency.url, cut.usuario, claveOf(cut))).status).toBe(200);
    const other = await open(null, '/');
    await signIn(other, first.usuario, claveOf(first));
    await expect(other.getByText('Cambia tu contraseña para seguir.')).toBeVisible();
  });
});
