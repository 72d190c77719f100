import type { Page } from '@playwright/test';
import { PHONE } from './support/portal';
import { expect, type OpenApi, test } from './support/test';

interface OpenTime {
  readonly bajo: number;
  readonly bajoNombre: string;
  readonly pausa: 0 | 1;
}

/** The attendances of people in the open pay period. */
async function attendancesOf(api: OpenApi, ...usuarios: string[]): Promise<number[]> {
  const { call } = await api('Agente');
  const [rows] = (await call('allNomina')).body as [
    { usuarioNombre: string; asistencias: number }[],
  ];
  return usuarios.map(
    (usuario) => rows.find((row) => row.usuarioNombre === usuario)?.asistencias ?? -1,
  );
}

/** Three people of the demo with an active time. No other journey uses these times. */
async function pickThree(api: OpenApi): Promise<readonly [string, string, string]> {
  const { call } = await api('Oficial');
  const times = (await call('getTimesLista')).body as OpenTime[];
  const names = times
    .filter(
      ({ bajoNombre, pausa }) => pausa === 0 && !['Recluta', 'Ronda-Nocturna'].includes(bajoNombre),
    )
    .map(({ bajoNombre }) => bajoNombre);
  expect(names.length).toBeGreaterThanOrEqual(3);
  return names.slice(0, 3) as [string, string, string];
}

const mark = (page: Page, usuario: string, marca: string) =>
  page.getByRole('radiogroup', { name: usuario, exact: true }).getByRole('radio', { name: marca });

test('Oficial calls the roll on a phone: one person is credited an attendance, one time is paused, one is cancelled; another roll call is refused for some minutes', {
  tag: '@muestra',
}, async ({ open, api }) => {
  const [here, paused, gone] = await pickThree(api);
  const [hereBefore = 0, goneBefore = 0, ownBefore = 0] = await attendancesOf(
    api,
    here,
    gone,
    'Oficial',
  );
  const page = await open('Oficial', '/paselista', PHONE);
  await page.getByRole('button', { name: 'Nueva lista' }).tap();

  await test.step('three people are marked, and neither Back nor a reload loses the marks', async () => {
    await mark(page, here, 'Sumado').tap();
    await mark(page, paused, 'Pausado').tap();
    await mark(page, gone, 'Fuera de base').tap();
    await expect(mark(page, gone, 'Fuera de base')).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pase Lista', level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Nueva lista' }).tap();
    await expect(mark(page, gone, 'Fuera de base')).toBeChecked();
    await page.reload();
    await expect(mark(page, paused, 'Pausado')).toBeChecked();
    await expect(page.getByText(/^1 sumado · 1 pausado · 1 fuera de base/)).toBeVisible();
  });

  await test.step('the confirmation names the cancelled person, and after sending the history shows the roll call on top', async () => {
    await page.getByRole('button', { name: 'Enviar lista' }).tap();
    const dialog = page.getByRole('alertdialog', { name: '¿Enviar la lista?' });
    await expect(dialog).toContainText(`Se cancelará 1 tiempo sin acreditar nada: ${gone}`);
    // The dialog proposes the person whom Oficial left in charge last time, or Oficial.
    const said = await dialog.getByText(/^Quedas? .*al cargo/).textContent();
    const queda =
      said === 'Quedas tú al cargo.' ? 'Oficial' : /^Queda al cargo (.+)\.$/.exec(said ?? '')?.[1];
    await dialog.getByRole('button', { name: 'Enviar' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/paselista$/);
    const newest = page.getByRole('main').getByRole('article').first();
    await newest.getByRole('button', { name: /^Detalles/ }).tap();
    for (const text of [
      `Sumados (1)${here}`,
      `Pausados (1)${paused}`,
      `Fuera de base (1)${gone}`,
      'Pasó listaOficial',
      `Quedó al cargo${queda}`,
    ])
      await expect(newest).toContainText(text);
  });

  await test.step('another roll call is refused for some minutes', async () => {
    await expect(
      page.getByText(/^Ya se pasó lista hace poco\. Se podrá pasar otra en \d+ minutos?\.$/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nueva lista' })).toHaveCount(0);
    const { call, id } = await api('Supervisora');
    const [{ bajo }] = (await call('getTimesLista')).body as [OpenTime];
    const again = await call('sendLista', {
      pausados: '',
      sumados: String(bajo),
      fuerabase: '',
      encargado: id,
    });
    expect(again).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Ya se pasó lista hace poco.') },
    });
  });

  await test.step('Tiempos shows one paused time and one time fewer, and the payroll shows the attendances', async () => {
    await page.goto('/tiempos');
    await expect(page.getByRole('article', { name: here, exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: gone, exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: /^Pausados/ }).tap();
    await expect(page.getByRole('article', { name: paused, exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: gone, exact: true })).toHaveCount(0);
    expect(await attendancesOf(api, here, gone, 'Oficial')).toEqual([
      hereBefore + 1,
      goneBefore,
      ownBefore + 1,
    ]);
  });
});
