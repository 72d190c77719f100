import type { Api } from './support/api';
import { expectNotice } from './support/notices';
import { openPalette, PHONE } from './support/portal';
import { countPresses } from './support/presses';
import { expect, onPortalOfThisFile } from './support/test';

/** A supervisor's shift in an agency of ninety people, which no other file uses. */
const test = onPortalOfThisFile(() => ({ seed: 'vacia', args: ['--personas', '90'] }));

interface OpenTime {
  readonly id: number;
  readonly bajo: number;
  readonly bajoNombre: string;
  readonly alto: number;
  readonly pausa: 0 | 1;
}

const timesOf = async ({ call }: Api) => (await call('getAllTime')).body as OpenTime[];

/** Opens times with the caller as senior until enough of them match. @returns the matching times */
async function openUntil(
  api: Api,
  count: number,
  holds: (time: OpenTime) => boolean,
): Promise<OpenTime[]> {
  const candidates = (await api.call('getUsuariosTiempos')).body as { id: number }[];
  for (const { id } of candidates) {
    if ((await timesOf(api)).filter(holds).length >= count) break;
    await api.call('openTime', { bajo: id, alto: api.id });
  }
  return (await timesOf(api)).filter(holds);
}

/** Every person's credited minutes and attendances of the open pay period. */
async function creditsOf({
  call,
}: Api): Promise<Map<string, { times: number; asistencias: number }>> {
  const [rows] = (await call('allNomina')).body as [
    { usuarioNombre: string; times: number; asistencias: number }[],
  ];
  return new Map(rows.map((row) => [row.usuarioNombre, row]));
}

test('Supervisora confirms the times of six people with at most eight presses', async ({
  open,
  api,
}) => {
  const supervisora = await api('Supervisora');
  const six = await openUntil(
    supervisora,
    6,
    ({ alto, pausa }) => alto === supervisora.id && pausa === 0,
  );
  expect(six).toHaveLength(6);
  for (const { id } of six)
    await supervisora.call('actionTime', { op: 8, id, operacion: '-', minutos: 30 });
  const before = await creditsOf(supervisora);

  const page = await open('Supervisora', '/');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Trabajo' }).click();
  await page.getByRole('menuitem', { name: 'Tiempos' }).click();
  await page.getByRole('button', { name: 'Confirmar Tiempos' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Confirmar estos tiempos?' });
  await expect(question.getByRole('checkbox', { checked: true })).toHaveCount(6);
  await question.getByRole('button', { name: 'Confirmar 6' }).click();
  await expectNotice(page, '6 tiempos confirmados');
  expect(await presses(), 'presses').toBeLessThanOrEqual(8);

  const after = await creditsOf(supervisora);
  for (const { bajoNombre } of six)
    expect(
      (after.get(bajoNombre)?.times ?? 0) - (before.get(bajoNombre)?.times ?? 0),
    ).toBeGreaterThanOrEqual(30);
  const still = (await timesOf(supervisora)).map(({ id }) => id);
  for (const { id } of six) expect(still).not.toContain(id);
});

test('Supervisora calls the roll of forty people on a phone with at most six taps, and one more for each exception', async ({
  open,
  api,
}) => {
  const supervisora = await api('Supervisora');
  const forty = await openUntil(supervisora, 40, ({ bajo }) => bajo !== supervisora.id);
  expect(forty).toHaveLength(40);
  const before = await creditsOf(supervisora);

  const page = await open('Supervisora', '/', PHONE);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Más' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Pase Lista' }).tap();
  await page.getByRole('button', { name: 'Nueva lista' }).tap();
  await page.getByRole('button', { name: 'Marcar a todos como sumados' }).tap();
  const called = await page
    .getByRole('radiogroup')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
  expect(called).toHaveLength(40);
  const mark = async (nombre: string, marca: string) =>
    page
      .getByRole('radiogroup', { name: nombre, exact: true })
      .getByRole('radio', { name: marca })
      .tap();
  await mark(called.at(11) as string, 'Pausado');
  await mark(called.at(-1) as string, 'Fuera de base');
  await page.getByRole('button', { name: 'Enviar lista' }).tap();
  const question = page.getByRole('alertdialog', { name: '¿Enviar la lista?' });
  await expect(question).toContainText('Se acreditarán 38 asistencias');
  await question.getByRole('button', { name: 'Enviar' }).tap();
  await expectNotice(page, 'Lista enviada correctamente');
  await expect(page.getByText(/Ya no tiene un tiempo abierto/)).toHaveCount(0);
  expect(await presses(), 'taps').toBeLessThanOrEqual(6 + 2);

  const after = await creditsOf(supervisora);
  const credited = called.filter(
    (nombre) =>
      (after.get(nombre)?.asistencias ?? 0) === (before.get(nombre)?.asistencias ?? 0) + 1,
  );
  expect(credited).toEqual(called.filter((_, index) => index !== 11 && index !== 39));
});

test('Supervisora clocks out: the confirmation names the times that she leads, and confirming it unlinks them', async ({
  open,
  api,
}) => {
  const [supervisora, oficial] = [await api('Supervisora'), await api('Oficial')];
  const led = await openUntil(supervisora, 2, ({ alto }) => alto === supervisora.id);
  expect(led.length).toBeGreaterThanOrEqual(2);
  const page = await open('Supervisora', '/usuarios');
  // A clock-out that would leave times without a senior opens the screen Fichaje, which asks for
  // confirmation.
  await openPalette(page);
  await page.keyboard.type('Fichar la salida');
  await page
    .getByRole('listbox', { name: 'Resultados' })
    .getByRole('option', { name: 'Fichar la salida' })
    .click();
  await expectNotice(page, /^Llevas tiempos que quedarían sin encargado\./);
  await expect(page).toHaveURL(/\/fichaje$/);
  const exit = page.getByRole('main').getByRole('button', { name: 'Marcar salida' });
  await exit.click();
  const question = page.getByRole('alertdialog', { name: '¿Marcar la salida?' });
  for (const { bajoNombre } of led) await expect(question).toContainText(bajoNombre);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Estás dentro')).toBeVisible();
  await exit.click();
  await question.getByRole('button', { name: 'Marcar salida' }).click();
  await expectNotice(
    page,
    new RegExp(`^Salida registrada: .*\\. ${led.length} tiempos quedan sin encargado$`),
  );
  await expect(page.getByText('Estás fuera')).toBeVisible();
  const after = await timesOf(oficial);
  for (const { id } of led)
    expect(after.find((time) => time.id === id)).toMatchObject({ alto: -1 });
});
