import { expectNotice } from './support/notices';
import { expect, test } from './support/test';

interface Veto {
  readonly nombre: string;
  readonly motivo: string;
  readonly hasta: string | null;
  readonly estado: string;
}

const LISTA = [
  'Importado1',
  'Importado2; Insulta; 31/12/2099',
  'Imp0rtado2',
  'Supervisora',
  'Importado3',
  'Importado4',
].join('\n');

test('on a phone Fundadora vetoes a pasted list despite a lost answer, and the list twice adds nothing; another list is undone', async ({
  open,
  api,
}) => {
  const fundadora = await api('Fundadora');
  const page = await open('Fundadora', '/vetos', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const vigentes = async (): Promise<Veto[]> =>
    ((await fundadora.call('ext/vetos')).body as Veto[])
      .filter(({ nombre, estado }) => nombre.startsWith('Importado') && estado === 'vigente')
      .toSorted((a, b) => a.nombre.localeCompare(b.nombre));
  await page.getByRole('button', { name: 'Vetar varios' }).tap();
  const form = page.getByRole('dialog', { name: 'Vetar varios nombres' });
  const lista = form.getByRole('textbox', { name: 'Nombres' });

  await test.step('the list is checked before anything is written', async () => {
    await lista.fill(`${LISTA}\nAna Ruiz`);
    await form.getByRole('textbox', { name: 'Motivo' }).fill('Molesta en la puerta');
    await form.getByRole('button', { name: 'Continuar' }).tap();
    await expectNotice(page, 'Línea 7, «Ana Ruiz»: nombre no puede tener espacio.');
    await expect(lista).toHaveAccessibleDescription(/Línea 7/);
    await lista.fill(LISTA);
    await form.getByRole('button', { name: 'Continuar' }).tap();
    const question = page.getByRole('alertdialog', { name: '¿Vetar 4 nombres?' });
    await expect(question).toContainText('Importado2, hasta el 31 dic 2099: Insulta');
    await expect(question).toContainText(/quien está \(1\): Supervisora/);
    await expect(question).toContainText(/entre sí \(1\): Imp0rtado2/);
    expect(await vigentes()).toEqual([]);
  });

  await test.step('the name vetoed meanwhile is refused, and the one without an answer is sent again', async () => {
    await fundadora.call('ext/vetos', { nombre: 'Importado3', motivo: 'De otra lista' });
    let writes = 0;
    await page.route('**/api/ext/vetos', async (route) => {
      // The server executes the write, but neither its answer nor the answer to the retry arrives.
      const sent = route.request().method() === 'POST' && route.request().postDataJSON();
      if (sent?.nombre !== 'Importado4' || ++writes > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vetar 4' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Vetar 4 nombres' });
    await dialog.getByRole('button', { name: 'Seguir' }).tap();
    await expect(dialog.getByRole('progressbar', { name: 'Hecho' })).toContainText(
      '3 de 4 · 1 con fallo',
    );
    await expect(dialog.getByRole('listitem').first()).toContainText(
      'Importado3 ya está en la lista de vetos.',
    );
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().tap();
  });

  await test.step('the list stays in the form, and sending it again adds nothing', async () => {
    await expect(lista).toHaveValue(LISTA);
    await form.getByRole('button', { name: 'Continuar' }).tap();
    await expectNotice(page, /^No queda ningún nombre que vetar\./);
    expect((await vigentes()).map(({ nombre, motivo, hasta }) => [nombre, motivo, hasta])).toEqual([
      ['Importado1', 'Molesta en la puerta', null],
      ['Importado2', 'Insulta', '2099-12-31'],
      ['Importado3', 'De otra lista', null],
      ['Importado4', 'Molesta en la puerta', null],
    ]);
  });

  await test.step('an undo lifts the vetoes of a list', async () => {
    await lista.fill('Importado5\nImportado6\nImportado7\nImportado8');
    await form.getByRole('button', { name: 'Continuar' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vetar 4' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const notice = page.getByRole('alertdialog').filter({ hasText: '4 nombres vetados' });
    await notice.getByRole('button', { name: 'Deshacer' }).tap();
    await expectNotice(page, '4 vetos levantados');
    expect((await vigentes()).map(({ nombre }) => nombre)).toEqual([
      'Importado1',
      'Importado2',
      'Importado3',
      'Importado4',
    ]);
  });
});
