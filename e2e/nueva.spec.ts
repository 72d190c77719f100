import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { DUENIA, GENTE, prepareNueva } from './support/nueva';
import { choosePersona, PHONE, rowOf } from './support/portal';
import { expect, type OpenApi, onPortalOfThisFile } from './support/test';

/** An agency's first week: the owner uses the wizard and imports a messy sheet, then people work. */
const test = onPortalOfThisFile(() => ({ script: 'start' }), prepareNueva);

const { gerencia, supervision, oficial, recluta, agente, otraAgente, cabo, corta, larga } = GENTE;
const AUCKLAND = { timezoneId: 'Pacific/Auckland' };
const LOS_ANGELES = { timezoneId: 'America/Los_Angeles' };

/** A reason of the maximum 500 characters: quotes, formula, HTML, composed emoji, right-to-left. */
const MOTIVO =
  `"Dijo 'ya voy' & <b>no</b> vino" =1+1; -- 👩‍👩‍👧‍👦🏳️‍🌈 שלום مرحبا ${'á'.repeat(500)}`.slice(
    0,
    500,
  );
/** The beginning of `MOTIVO`, which the test looks for in a row. */
const DICHO = `"Dijo 'ya voy' & <b>no</b> vino" =1+1; -- 👩‍👩‍👧‍👦🏳️‍🌈 שלום مرحبا`;

interface Fila {
  readonly usuarioNombre: string;
  readonly times: number;
  readonly asistencias: number;
  readonly ascensos: number;
}

async function nominaOf(api: OpenApi, usuario: string): Promise<Fila> {
  const { call } = await api(agente);
  const [rows] = (await call('allNomina')).body as [Fila[]];
  return rows.find(({ usuarioNombre }) => usuarioNombre === usuario) as Fila;
}

/** Clocks a person in if they are out. */
const enter = async (api: OpenApi, usuario: string): Promise<void> =>
  void (await (await api(usuario)).call('actionFichar', { op: 0 }));
const idOf = async (api: OpenApi, usuario: string): Promise<number> => (await api(usuario)).id;

test('a promotion: an officer proposes it, the recruit accepts it on a phone in a distant zone', async ({
  open,
  api,
}) => {
  const page = await open(oficial, '/ascensos', LOS_ANGELES);
  await choosePersona(page, recluta);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('heading', { name: recluta })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar Solicitud' }).click();
  await expectNotice(page, 'Solicitud enviada correctamente');
  const mobile = await open(recluta, '/solicitudes', { ...PHONE, ...AUCKLAND });
  await mobile.getByRole('button', { name: 'Aceptar' }).tap();
  const question = mobile.getByRole('alertdialog', { name: '¿Aceptar el ascenso?' });
  await question.getByRole('button', { name: 'Aceptar' }).tap();
  await expect(mobile.getByText('No tienes solicitudes pendientes')).toBeVisible();
  const { call, id } = await api(recluta);
  expect((await call(`usuarioPermiso/${id}`)).body as unknown).toMatchObject({
    datos: { mision: 'Aspirante' },
  });
  expect((await nominaOf(api, oficial)).ascensos).toBe(1);
});

test('a time: a supervisor clocks in, opens a time for the person with the shortest name, and pauses, resumes, adjusts and confirms it', async ({
  open,
  api,
}) => {
  const page = await open(supervision, '/fichaje', AUCKLAND);
  await page.getByRole('main').getByRole('button', { name: 'Marcar entrada' }).click();
  await expectNotice(page, 'Entrada registrada');
  await page.goto('/tiempos');
  await page.getByRole('button', { name: 'Nuevo Tiempo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo Tiempo' });
  await choosePersona(dialog, corta);
  await dialog.getByRole('button', { name: 'Abrir' }).click();
  await expect(rowOf(page, corta)).toContainText(supervision);
  const more = async (act: string) => {
    await page.getByRole('button', { name: `Más acciones: ${corta}`, exact: true }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await more('Pausar');
  await expect(rowOf(page, corta)).toBeHidden();
  await page.getByRole('tab', { name: /^Pausados/ }).click();
  await rowOf(page, corta).getByRole('button', { name: 'Despausar' }).click();
  await expect(rowOf(page, corta)).toBeHidden();
  await page.getByRole('tab', { name: /^Activos/ }).click();
  await more('Ajustar');
  const adjust = page.getByRole('dialog', { name: `Ajustar a ${corta}` });
  await adjust.getByRole('textbox', { name: 'Minutos' }).fill('30');
  await adjust.getByRole('button', { name: 'Ajustar' }).click();
  await expect(rowOf(page, corta)).toContainText(/0h\s3\dm/);
  await rowOf(page, corta).getByRole('button', { name: 'Confirmar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Confirmar el tiempo?' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, corta)).toBeHidden();
  expect((await nominaOf(api, corta)).times).toBeGreaterThanOrEqual(30);
});

test('a roll call: two names that differ only by an accent are distinguished', async ({
  open,
  api,
}) => {
  await enter(api, oficial);
  const { call } = await api(oficial);
  for (const usuario of [otraAgente, cabo, agente])
    expect((await call('openTime', { bajo: await idOf(api, usuario), alto: -1 })).status).toBe(200);
  const page = await open(oficial, '/paselista?lista=nueva', { ...PHONE, ...LOS_ANGELES });
  const mark = (usuario: string, marca: string) =>
    page
      .getByRole('radiogroup', { name: usuario, exact: true })
      .getByRole('radio', { name: marca });
  await mark(otraAgente, 'Sumado').tap();
  await mark(cabo, 'Pausado').tap();
  await mark(agente, 'Fuera de base').tap();
  await page.getByRole('button', { name: 'Enviar lista' }).tap();
  const question = page.getByRole('alertdialog', { name: '¿Enviar la lista?' });
  await expect(question).toContainText(`Se cancelará 1 tiempo sin acreditar nada: ${agente}`);
  await question.getByRole('button', { name: 'Enviar' }).tap();
  await expect(page).toHaveURL(/\/paselista$/);
  const newest = page.getByRole('main').getByRole('article').first();
  await newest.getByRole('button', { name: /^Detalles/ }).tap();
  for (const text of [
    `Sumados (1)${otraAgente}`,
    `Pausados (1)${cabo}`,
    `Fuera de base (1)${agente}`,
    `Pasó lista${oficial}`,
  ])
    await expect(newest).toContainText(text);
  expect([
    (await nominaOf(api, otraAgente)).asistencias,
    (await nominaOf(api, agente)).asistencias,
  ]).toEqual([1, 0]);
});

test('a fine: a supervisor adds it with the longest reason, and marks it as collected', async ({
  open,
}) => {
  const page = await open(supervision, '/multas', AUCKLAND);
  await page.getByRole('button', { name: 'Nueva multa' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await choosePersona(form, agente);
  await form.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  await form.getByRole('textbox', { name: 'Créditos' }).fill('3');
  await form.getByRole('button', { name: 'Multar' }).click();
  await expectNotice(page, `Multa puesta a ${agente}`);
  const row = rowOf(page.getByRole('table', { name: 'Multas' }), agente);
  await expect(row).toContainText(DICHO);
  await row.getByRole('checkbox', { name: /^Cobrada/ }).press('Space');
  await expect(row.getByRole('checkbox', { name: /^Cobrada/ })).toBeChecked();
});

test('a pay day: a manager updates the list, marks a payment as paid, and archives the list', async ({
  open,
  api,
}) => {
  const { call } = await api(gerencia);
  for (const [requisitos, cantidad] of [
    [1, 3],
    [2, 180],
  ]) {
    const { status } = await call('ajustarNomina', {
      id: await idOf(api, otraAgente),
      opcion: 0,
      requisitos,
      cantidad,
      motivo: MOTIVO,
    });
    expect(status).toBe(200);
  }
  const page = await open(gerencia, '/listaPaga', { ...PHONE, ...AUCKLAND });
  await page.getByRole('button', { name: 'Actualizar', exact: true }).tap();
  await page
    .getByRole('alertdialog', { name: '¿Actualizar la lista de paga?' })
    .getByRole('button', { name: 'Actualizar' })
    .tap();
  await expectNotice(page, 'Lista de paga actualizada');
  await page.getByRole('checkbox', { name: `Pagada: ${otraAgente}, 8c` }).press('Space');
  await expectNotice(page, `Paga de ${otraAgente}: 8c pagados`);
  await page.getByRole('button', { name: 'Más acciones' }).tap();
  await page.getByRole('menuitem', { name: 'Reiniciar lista de paga' }).tap();
  await page
    .getByRole('alertdialog', { name: '¿Reiniciar la lista de paga?' })
    .getByRole('button', { name: 'Reiniciar lista de paga' })
    .tap();
  await expect(page.getByText('La lista de paga está vacía')).toBeVisible();
});

test('a dismissal and a readmission: a manager dismisses a person with the longest reason, and readmits them', async ({
  open,
}) => {
  const page = await open(gerencia, '/despidos', LOS_ANGELES);
  await page.getByRole('button', { name: 'Nuevo despido' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo despido' });
  await choosePersona(form, cabo);
  await form.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await page
    .getByRole('alertdialog', { name: `¿Despedir a ${cabo}?` })
    .getByRole('button', { name: 'Despedir' })
    .click();
  await expectNotice(page, `${cabo} ya no está en la agencia`);
  const row = rowOf(page.getByRole('table', { name: 'Despidos' }), cabo);
  await expect(row).toContainText(DICHO);
  await row.getByRole('button', { name: /Readmitir/ }).click();
  const question = page.getByRole('alertdialog', { name: `¿Readmitir a ${cabo}?` });
  await question.getByRole('button', { name: 'Readmitir' }).click();
  await expect(question).toBeHidden();
  await expect(row.getByRole('button', { name: /Readmitir/ })).toHaveCount(0);
});

test('a membership: a supervisor sells it to the person with the longest name, who sees it; a manager marks it as paid', async ({
  open,
  api,
}) => {
  const page = await open(supervision, '/membresias', LOS_ANGELES);
  await page.getByRole('button', { name: 'Vender membresía' }).click();
  const form = page.getByRole('dialog', { name: 'Vender membresía' });
  await form.getByRole('button', { name: /Membresía/ }).click();
  await page.getByRole('option', { name: /^VIP/ }).click();
  await form.getByRole('combobox', { name: 'Usuario' }).fill(larga);
  await page.getByRole('option').filter({ hasText: larga }).click();
  await form.getByRole('button', { name: 'Vender' }).click();
  await expectNotice(page, `Membresía VIP vendida a ${larga}`);
  const { membresias } = (await (await api(larga)).call('MyPerfil')).body as {
    membresias: unknown;
  };
  expect(membresias).toMatchObject([{ membresiaNombre: 'VIP', dias: 30 }]);
  const boss = await open(gerencia, '/ventas', AUCKLAND);
  await boss
    .getByRole('checkbox', { name: `Pagada: Membresía VIP, 30 días a ${larga}, 40c` })
    .press('Space');
  await expectNotice(boss, 'Venta marcada como pagada');
});

test('an absence: a user in Auckland requests it, and another in Los Angeles accepts it and sees the same days', async ({
  open,
  api,
}) => {
  const year = new Date().getUTCFullYear() + 1;
  const mobile = await open(corta, '/ausencias', { ...PHONE, ...AUCKLAND });
  await mobile.getByRole('button', { name: 'Nueva ausencia' }).tap();
  const form = mobile.getByRole('dialog', { name: 'Nueva ausencia' });
  await form.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  for (const [name, typed] of [
    ['Desde', `0308${year}`],
    ['Hasta', `0312${year}`],
  ] as const) {
    await form.getByRole('group', { name }).getByRole('spinbutton').first().focus();
    await mobile.keyboard.type(typed);
  }
  await form.getByRole('button', { name: 'Enviar' }).tap();
  await expectNotice(mobile, 'Ausencia enviada correctamente');
  await expect(mobile.getByText(`del 8 al 12 mar ${year}`)).toBeVisible();
  const page = await open(gerencia, '/ausencias', LOS_ANGELES);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(corta, { exact: true }) });
  await expect(card).toContainText(`del 8 al 12 mar ${year}`);
  await page.getByRole('button', { name: `Aceptar: ${corta}` }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.goto('about:blank');
  const { call } = await api(corta);
  await expect
    .poll(async () => (await call('getMyAusencias')).body as unknown)
    .toMatchObject([
      {
        estado: 1,
        motivo: MOTIVO,
        encargadoNombre: gerencia,
        inicio: `${year}-03-08`,
        final: `${year}-03-12`,
      },
    ]);
});

/** A text that is almost one long word, with a quote, an emoji and right-to-left letters. */
const longest = (length: number): string => `"${'Ñ'.repeat(length)}" 👩‍👩‍👧‍👦 שלום`.slice(-length);
/** Pixels by which the page is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });

test('statuses, memberships and normativa of maximum length cause no horizontal scrolling, on a desktop and on a phone', async ({
  open,
  api,
}) => {
  const { call } = await api(DUENIA);
  const done = async (path: string, body: unknown) =>
    expect([path, (await call(path, body)).status]).toEqual([path, 200]);
  const { call: callOfLarga, id } = await api(larga);
  expect((await callOfLarga('estados', { op: 1, estado: longest(100) })).status).toBe(200);
  const membresia = { precio: 90, perma: 0, vip: 0, reduccion: 0, image: '/iconos/corona.svg' };
  await done('ext/membresias', { ...membresia, nombre: longest(100), details: longest(300) });
  const catalogo = (await call('getMembresias')).body as { id: number; nombre: string }[];
  const sold = catalogo.find(({ nombre }) => nombre === longest(100))?.id;
  await done('addMembresia', { user: id, isExterno: 0, membresia: sold, periodo: 1 });
  const [tipo, ...tipos] = NORMATIVA_INICIAL.tipos;
  const contenido = {
    ...NORMATIVA_INICIAL,
    tipos: [{ ...tipo, nombre: longest(40), descripcion: longest(500) }, ...tipos],
    personal: [longest(500)],
    articulos: [{ titulo: longest(100), texto: longest(2_000) }],
  };
  await done('ext/normativa/borrador', { numero: 0, contenido });
  await done('ext/normativa', { numero: 1 });
  for (const path of [
    '/estados',
    '/membresias',
    '/mantenimiento',
    '/normativa',
    '/multas',
    '/ventas',
    `/persona/${encodeURIComponent(larga)}`,
    '/agencia',
    '/',
  ])
    for (const device of [{ viewport: { width: 1280, height: 900 } }, PHONE]) {
      const page = await open(DUENIA, path, device);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      expect([path, device.viewport.width, await overflowOf(page)]).toEqual([
        path,
        device.viewport.width,
        0,
      ]);
      await page.close();
    }
});
