import { expectNotice } from './support/notices';
import { countPresses } from './support/presses';
import { expect, onPortalOfItsOwn } from './support/test';

const test = onPortalOfItsOwn(() => ({ seed: 'vacia', args: ['--personas', '90'] }));

interface Fila {
  readonly id: number;
  readonly usuarioNombre: string;
  readonly pagado: 0 | 1;
  readonly restar: 0 | 1 | 2;
}

interface Ausencia {
  readonly id: number;
  readonly usuarioNombre: string;
  readonly estado: 0 | 1 | 2;
}

const SIXTY = 60;

test('of sixty selected payments 59 are marked as paid despite a lost answer, and the one made meanwhile is reported', async ({
  open,
  api,
}) => {
  const [gerente, fundadora] = [await api('Gerente'), await api('Fundadora')];
  // Credits everyone below category 12 with enough to earn a payment.
  const people = (await gerente.call('getUsuarios')).body as { id: number; id_categoria: number }[];
  for (const { id, id_categoria } of people) {
    if (id_categoria >= 12) continue;
    for (const requisitos of [0, 1, 2])
      await fundadora.call('ajustarNomina', {
        id,
        opcion: 0,
        requisitos,
        cantidad: 3000,
        motivo: 'Día de paga',
      });
  }
  await gerente.call('updateLista');
  const filas = async (): Promise<Fila[]> =>
    ((await gerente.call('getListaPaga')).body as [number, number, Fila[]])[2];
  const payable = (await filas()).filter(({ pagado, restar }) => pagado === 0 && restar !== 2);
  expect(payable.length).toBeGreaterThanOrEqual(SIXTY);
  // Marks the others as paid, so that sixty unpaid payments remain.
  for (const { id } of payable.slice(SIXTY)) await gerente.call('pagar', { id, op: 1 });
  const [faster] = payable as [Fila];

  const page = await open('Gerente', '/listaPaga');
  await page.getByText('Solo por pagar').click();
  await page.getByRole('checkbox', { name: `Seleccionar todo (${SIXTY})` }).press('Space');
  const { id: cut } = payable[20] as Fila;
  let writes = 0;
  await page.route('**/api/pagar', async (route) => {
    // The server executes the write, but neither its answer nor the answer to the retry arrives.
    if (route.request().postDataJSON().id !== cut || ++writes > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page
    .getByRole('group', { name: 'Selección' })
    .getByRole('button', { name: /^Pagar 60/ })
    .click();
  // Marks one payment as paid while the dialog is open. An earlier change would be visible in the
  // list.
  await gerente.call('pagar', { id: faster.id, op: 1 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pagar 60' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar 60 pagas como pagadas' });
  await dialog.getByRole('button', { name: 'Seguir' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Hecho' })).toContainText(
    '59 de 60 · 1 con fallo',
  );
  await expect(dialog.getByRole('listitem').first()).toContainText(faster.usuarioNombre);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  expect((await filas()).filter(({ pagado, restar }) => pagado === 0 && restar !== 2)).toEqual([]);
  await expect(page.getByText('Todo está pagado')).toBeVisible();
});

test('fifteen absences are answered with at most thirty keys, although one answer is undone and given again', async ({
  open,
  api,
}) => {
  const gerente = await api('Gerente');
  const { hoy } = (await gerente.call('getHoy')).body as { hoy: string };
  const pending = async (): Promise<Ausencia[]> =>
    ((await gerente.call('getAusencias')).body as Ausencia[]).filter(({ estado }) => estado === 0);
  const people = (await gerente.call('getUsuarios')).body as {
    id: number;
    usuario: string;
    id_categoria: number;
  }[];
  for (const { usuario, id_categoria } of people) {
    if ((await pending()).length >= 15) break;
    if (id_categoria >= 9) continue;
    const person = await api(usuario);
    await person.call('addAusencia', {
      usuario: person.id,
      motivo: 'Exámenes',
      inicio: hoy,
      final: hoy,
    });
  }
  const waiting = await pending();
  expect(waiting).toHaveLength(15);

  const page = await open('Gerente', '/ausencias');
  await expect(page.getByText('15 ausencias esperan respuesta')).toBeVisible();
  const presses = await countPresses(page);
  const left = (count: number) =>
    expect(page.getByRole('button', { name: /^Aceptar: / })).toHaveCount(count);
  await page.keyboard.press('a');
  await left(14);
  await page.keyboard.press('d');
  await left(13);
  await page.keyboard.press('u');
  await left(14);
  for (let answered = 1; answered < 15; answered += 1) await page.keyboard.press('a');
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible();
  expect(await presses(), 'keys').toBeLessThanOrEqual(30);
  // An answer can still be undone after a change of screen. Leaving the portal sends it.
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(async () => (await pending()).length).toBe(0);
  const ids = new Set(waiting.map(({ id }) => id));
  const all = (await gerente.call('getAusencias')).body as Ausencia[];
  expect(all.filter(({ id, estado }) => ids.has(id) && estado === 1)).toHaveLength(15);
});

interface Tiempo {
  readonly id: number;
  readonly bajoNombre: string;
  readonly alto: number;
  readonly pausa: 0 | 1;
}

test('of five selected times four are confirmed and the one paused meanwhile is reported; a time without a senior is linked by keyboard unless another user linked it first', async ({
  open,
  api,
}) => {
  const [supervisora, oficial] = [await api('Supervisora'), await api('Oficial')];
  // People of a lower category than both users, so that Oficial may act on them too.
  const candidates = (
    (await oficial.call('getUsuariosTiempos')).body as { id: number; usuario: string }[]
  ).slice(0, 8);
  for (const { id } of candidates.slice(0, 5))
    await supervisora.call('openTime', { bajo: id, alto: supervisora.id });
  for (const { id } of candidates.slice(5, 8))
    await supervisora.call('openTime', { bajo: id, alto: -1 });
  const all = async (): Promise<Tiempo[]> =>
    (await supervisora.call('getAllTime')).body as Tiempo[];
  const names = candidates.slice(0, 5).map(({ usuario }) => usuario);
  const mine = (await all()).filter(({ bajoNombre }) => names.includes(bajoNombre));
  expect(mine).toHaveLength(5);

  const page = await open('Supervisora', '/tiempos');
  for (const name of names)
    await page.getByRole('checkbox', { name: `Seleccionar: ${name}`, exact: true }).press('Space');
  await page
    .getByRole('group', { name: 'Selección' })
    .getByRole('button', { name: 'Confirmar 5' })
    .click();
  const question = page.getByRole('alertdialog', { name: '¿Confirmar 5 tiempos?' });
  await expect(question).toContainText('a 5 personas');
  const [paused] = mine as [Tiempo];
  expect(await supervisora.call('actionTime', { op: 2, id: paused.id })).toMatchObject({
    status: 200,
  });
  await question.getByRole('button', { name: 'Confirmar 5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar 5 tiempos' });
  await expect(dialog.getByRole('progressbar', { name: 'Hecho' })).toContainText(
    '4 de 5 · 1 con fallo',
  );
  await expect(dialog.getByRole('listitem').first()).toContainText(paused.bajoNombre);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  const left = (await all()).filter(({ bajoNombre }) => names.includes(bajoNombre));
  expect(left).toMatchObject([{ id: paused.id, pausa: 1 }]);

  const waiting = candidates.slice(5, 8).map(({ usuario }) => usuario);
  await page.getByRole('tab', { name: /^Sin encargado/ }).click();
  const boxOf = (name: string) =>
    page.getByRole('checkbox', { name: `Seleccionar: ${name}`, exact: true });
  const [first, second] = waiting as [string, string];
  const tiempoOf = async (name: string) =>
    (await all()).find(({ bajoNombre }) => bajoNombre === name) as Tiempo;
  await boxOf(first).focus();
  await page.keyboard.press('a');
  await expect(boxOf(first)).toBeHidden();
  await page.keyboard.press('u');
  await expect(boxOf(first)).toBeFocused();
  await page.keyboard.press('a');
  await boxOf(second).focus();
  await page.keyboard.press('a');
  await expect(boxOf(second)).toBeHidden();
  // Another user becomes the senior of one of the times before this user's act is sent.
  const free = await tiempoOf(second);
  expect(
    await oficial.call('actionTime', { op: 5, id: free.id, pausa: 0, alto: -1 }),
  ).toMatchObject({ status: 200 });
  await expectNotice(page, new RegExp(`^Sin enviar: Tiempo de ${second} ligado`));
  await expect.poll(async () => (await tiempoOf(first)).alto).toBe(supervisora.id);
  expect((await tiempoOf(second)).alto).toBe(oficial.id);
});
