import { expectNotice } from './support/notices';
import { openPalette, PHONE, searchFor } from './support/portal';
import { refuseStream } from './support/quietPage';
import { doubleClick } from './support/slowLine';
import { expect, onPortalOfThisFile, test } from './support/test';

const DAY = 86_400_000;

interface Ausencia {
  id: number;
  estado: number;
  encargadoNombre: string | null;
  inicio: string;
  final: string;
}

// Fundadora, who answers second, gets this refusal.
test.use({ tolerated: ['Gerente ya aceptó esta ausencia.'] });

test('from a phone in a distant time zone Agente requests an absence; Gerente accepts it, and Fundadora’s later answer is refused', async ({
  open,
  api,
}) => {
  // Days of next year are in the future in every zone. `iso` is a date in the contract's form,
  // `typed` holds the keys to type into the date picker, and `words` is the text that the screen
  // shows for both dates.
  const year = new Date(Date.now() + 365 * DAY).getUTCFullYear();
  const [first, last] = [
    { iso: `${year}-03-08`, typed: `0308${year}` },
    { iso: `${year}-03-12`, typed: `0312${year}` },
  ];
  const words = `del 8 al 12 mar ${year}`;

  // Agente's zone (UTC+14) is already in tomorrow for much of the agency's day. The dates that the
  // user chose must stay the same.
  const mobile = await open('Agente', '/ausencias', { ...PHONE, timezoneId: 'Pacific/Kiritimati' });
  await mobile.getByRole('button', { name: 'Nueva ausencia' }).tap();
  const form = mobile.getByRole('dialog', { name: 'Nueva ausencia' });
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Exámenes');
  for (const [name, { typed }] of [
    ['Desde', first],
    ['Hasta', last],
  ] as const) {
    await form.getByRole('group', { name }).getByRole('spinbutton').first().focus();
    await mobile.keyboard.type(typed);
  }
  await doubleClick(form.getByRole('button', { name: 'Enviar' }), 'addAusencia');
  await expectNotice(mobile, 'Ausencia enviada correctamente');
  await expect(mobile.getByRole('heading', { name: 'Tu ausencia espera respuesta' })).toBeVisible();
  await expect(mobile.getByText(words)).toBeVisible();
  await expect(mobile.getByRole('button', { name: 'Nueva ausencia' })).toHaveCount(0);

  const other = await open('Fundadora', 'about:blank', { timezoneId: 'America/Los_Angeles' });
  await refuseStream(other);
  await other.goto('/ausencias');
  await expect(other.getByRole('button', { name: 'Declinar: Agente' })).toBeVisible();

  const page = await open('Gerente', '/ausencias');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Agente', { exact: true }) });
  await expect(card).toContainText(words);
  await page.getByRole('button', { name: 'Aceptar: Agente' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceptar: Agente' })).toHaveCount(0);
  // Leaving the portal sends the answer, which could be undone until then.
  await page.goto('about:blank');
  const agente = await api('Agente');
  await expect
    .poll(async () => ((await agente.call('getMyAusencias')).body as Ausencia[])[0]?.estado)
    .toBe(1);

  // Fundadora's page still shows the request, since it receives no changes.
  await other.getByRole('button', { name: 'Declinar: Agente' }).click();
  await expect(
    other.getByText('Sin enviar: Ausencia de Agente declinada. Gerente ya aceptó esta ausencia.'),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Declinar: Agente' })).toHaveCount(0);

  await mobile.reload();
  await expect(mobile.getByRole('heading', { name: 'Tu ausencia está aceptada' })).toBeVisible();
  await expect(mobile.getByRole('button', { name: 'Nueva ausencia' })).toHaveCount(0);

  const [kept] = (await agente.call('getMyAusencias')).body as Ausencia[];
  expect(kept).toMatchObject({
    estado: 1,
    encargadoNombre: 'Gerente',
    inicio: first?.iso,
    final: last?.iso,
  });
});

const alone = onPortalOfThisFile(() => ({ seed: 'demo' }));

alone(
  'an absent person is marked as absent in roll call, weekly summary, person field and team, until the absence ends',
  async ({ open, api }) => {
    const [recluta, gerente, supervisora] = [
      await api('Recluta'),
      await api('Gerente'),
      await api('Supervisora'),
    ];
    const { hoy } = (await recluta.call('getHoy')).body as { hoy: string };
    await recluta.call('addAusencia', {
      usuario: recluta.id,
      motivo: 'Gripe',
      inicio: hoy,
      final: hoy,
    });
    const [{ id }] = (await recluta.call('getMyAusencias')).body as [Ausencia];
    expect((await gerente.call('ausenciaAction', { op: 1, id })).status).toBe(200);
    // Recluta may have an open time already.
    await supervisora.call('openTime', { bajo: recluta.id, alto: -1 });

    const page = await open('Supervisora', '/paselista?lista=nueva');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Recluta' })
        .getByText('Ausente', { exact: true }),
    ).toBeVisible();
    await page.goto('/resumensemanal');
    await searchFor(page, 'Recluta');
    const day = new Intl.DateTimeFormat('es', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(hoy));
    await expect(
      page.getByRole('row', { name: /^Recluta/ }).getByText(`Ausente el ${day}`),
    ).toBeVisible();
    await page.goto('/tiempos');
    await page.getByRole('button', { name: 'Nuevo Tiempo' }).click();
    const { ausentes } = (await recluta.call('ext/ausentes')).body as {
      ausentes: { usuarioNombre: string; final: string }[];
    };
    const free = (await supervisora.call('getUsuariosTiempos')).body as { usuario: string }[];
    const away = free.find(({ usuario }) =>
      ausentes.some((one) => one.usuarioNombre === usuario && one.final >= hoy),
    );
    await page.getByRole('combobox', { name: 'Usuario' }).fill(away?.usuario ?? '');
    await expect(page.getByRole('option', { name: new RegExp(away?.usuario ?? '') })).toContainText(
      'Ausente',
    );

    const other = await open('Gerente', '/equipo', PHONE);
    await other.getByRole('button', { name: /Ingreso/ }).tap();
    const card = other.getByRole('listitem').filter({ hasText: /^Recluta/ });
    await expect(card).toContainText('Ausente');

    const own = await open('Recluta', '/ausencias', PHONE);
    await own.getByRole('button', { name: 'Terminar antes' }).tap();
    const question = own.getByRole('alertdialog', { name: '¿Terminar la ausencia antes?' });
    await expect(question).toContainText('quedará como «Cancelada»');
    await doubleClick(question.getByRole('button', { name: 'Terminar' }), 'ext/terminarAusencia');
    await expectNotice(own, 'Ausencia de Recluta terminada');
    await expect(own.getByRole('button', { name: 'Nueva ausencia' })).toBeVisible();
    await other.reload();
    await other.getByRole('button', { name: /Ingreso/ }).tap();
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('Ausente');
  },
);

alone(
  'a person whose new name is declined is told so, and the owner gets a new name without an approval',
  async ({ open, api }) => {
    const recluta = await api('Recluta');
    await recluta.call('actionNombre', { op: 2, nombre: 'Veterano' });
    const boss = await open('Fundadora', '/cambionombre');
    // The row's accessible name begins with its checkbox's name, hence `\b`.
    await boss
      .getByRole('row', { name: /\bRecluta\b/ })
      .getByRole('button', { name: /^Declinar/ })
      .click();
    await expectNotice(boss, 'Solicitud de Recluta declinada');
    // Undo is still possible; leaving the page sends the answer.
    await boss.reload();
    await expect
      .poll(async () => (await recluta.call('ext/nombreDeclinado')).body)
      .toMatchObject({ nombre: 'Veterano' });

    const page = await open('Recluta', '/');
    await page.getByRole('button', { name: /^Cuenta.* 1 pendiente/ }).click();
    await page.getByRole('menuitem', { name: /^Cambio de Nombre/ }).click();
    await expect(
      page.getByRole('heading', { name: 'Tu cambio de nombre no se aceptó' }),
    ).toBeVisible();
    await expect(page.getByText(/declinó el .* que te llamaras Veterano/)).toBeVisible();
    await page.getByRole('button', { name: 'Entendido' }).click();
    await expect(
      page.getByRole('heading', { name: 'Tu cambio de nombre no se aceptó' }),
    ).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Cuenta.*pendiente/ })).toHaveCount(0);

    await boss.getByRole('textbox', { name: 'Nombre nuevo' }).fill('La-Jefa');
    await doubleClick(boss.getByRole('button', { name: 'Cambiar nombre' }), 'actionNombre');
    await expectNotice(boss, 'Ahora te llamas La-Jefa');
    await expect(boss.getByRole('link', { name: 'La-Jefa' })).toBeVisible();
    await expect(boss.getByRole('textbox', { name: 'Nombre nuevo' })).toHaveValue('');
  },
);

test('a status is written, is shown to another user, and is deleted; the weekly summary shows who did nothing', async ({
  open,
}) => {
  const page = await open('Recluta', '/estados');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Recién llegada a la puerta sur 🌙');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Estado guardado correctamente');
  await expect(page.getByRole('heading', { name: 'Tu estado' })).toBeVisible();

  const other = await open('Oficial', '/');
  await expect(other.getByRole('region', { name: 'Estados' })).toContainText(
    'Recién llegada a la puerta sur 🌙',
  );
  // The number of people without activity depends on the weekday, so the page is compared with the
  // API response.
  const answer = other.waitForResponse('**/api/nominaWeek');
  await other.goto('/resumensemanal');
  await expect(other.getByText(/Desde el lunes/)).toBeVisible();
  const [filas, inicio] = (await (await answer).json()) as [
    { usuarioNombre: string; fecha: string | null }[],
    string,
  ];
  const quiet = filas.filter(({ fecha }) => fecha === null || fecha < inicio);
  // On paper all rows are rendered, on the screen only the visible rows.
  await other.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(other.getByRole('table').getByText('No hizo nada')).toHaveCount(quiet.length);
  await expect(other.getByRole('table').getByRole('rowheader')).toHaveCount(filas.length);

  await page.getByRole('button', { name: 'Borrar estado' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Borrar tu estado?' })
    .getByRole('button', { name: 'Borrar' })
    .click();
  await expectNotice(page, 'Estado borrado correctamente');
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('');
});

// This test runs last: its sign-out ends the session that the other tests of this portal share.
alone(
  'an answer that can still be undone is sent before its author signs out from the palette',
  async ({ open, api }) => {
    const cabo = await api('Cabo');
    const day = new Date(Date.now() + 60 * DAY).toISOString().slice(0, 10);
    const asked = { usuario: cabo.id, motivo: 'Boda', inicio: day, final: day };
    expect((await cabo.call('addAusencia', asked)).status).toBe(200);
    const page = await open('Gerente', '/ausencias');
    await page.getByRole('button', { name: 'Aceptar: Cabo' }).click();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await openPalette(page);
    const palette = page.getByRole('dialog', { name: 'Ir a…' });
    await palette.getByRole('searchbox').fill('Salir');
    await palette.getByRole('option', { name: 'Salir', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
    const [kept] = (await cabo.call('getMyAusencias')).body as [Ausencia];
    expect(kept.estado).toBe(1);
  },
);
