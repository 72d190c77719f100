import type { BrowserContextOptions, Page } from '@playwright/test';
import { CLAVE, openApi } from './support/api';
import { PHONE } from './support/portal';
import { countPresses } from './support/presses';
import { expect, onPortalOfItsOwn } from './support/test';

const test = onPortalOfItsOwn(() => ({ script: 'start' }));

const DUENIA = 'Duena_Real';
const HEAD = 'Nº;Avatar;Puesto;Sello;Ingreso;Observaciones';

/**
 * Lines for people of one rank. Their names contain no digits: the import would report names that
 * look alike.
 */
function group(rango: string, cuantas: number, inicial: string, sello = false): string[] {
  return Array.from({ length: cuantas }, (_, at) => {
    const letra = String.fromCharCode(97 + at);
    return `${at + 1};${inicial}${letra}.${letra}ko;${rango};${sello ? `${inicial[0]}${letra}` : ''};${at + 1}/02/2021;`;
  });
}

/** A spreadsheet as real agencies keep it: sixty people among titles, headings and totals. */
const HOJA = [
  'GUARDIA DEL PUERTO;;;;;',
  'Actualizada el 3 de noviembre;;;;;',
  HEAD,
  'JEFATURA;;;;;',
  '1;Ñoño_77;Superv. 1;NN;12-ene-21;lleva la radio',
  '2;Álvaro.Ruiz;Comisario 2;AR;;',
  'Subtotal;2;;;;',
  '',
  'OFICIALES;;;;;',
  ...group('Of. 1', 7, 'Mo', true),
  ...group('Of. 2', 6, 'Tu', true),
  '8;?Que!;Oficial tercero;QU;1/3/2021;',
  'Subtotal;14;;;;',
  '',
  'CABOS;;;;;',
  HEAD,
  ...group('Cabo Primero', 9, 'Ho'),
  ...group('Cabo 2º', 8, 'Fe'),
  'Subtotal;17;;;;',
  '',
  'TROPA;;;;;',
  '1;Luz Nocturna;Recl.;;;de viaje',
  '2;Sol  de Abril;Recl.;;;',
  '3;-Ana- Ruiz;Recl.;;;',
  ...group('Recl.', 12, 'Pu'),
  ...group('Agte. 1', 8, 'Zo'),
  ...group('Guardia raso', 4, 'Gu'),
  'TOTAL;60;;;;',
].join('\n');

test('a new owner imports sixty people from a messy sheet, three of them sign in, and one promotes another, in at most 40 presses', async ({
  page,
  demo,
  open,
}) => {
  const counts: (() => Promise<number>)[] = [];
  const watched = async (one: Page): Promise<Page> => {
    counts.push(await countPresses(one, { countsText: false }));
    return one;
  };
  const codigos = new Map<string, string>();

  await test.step('the owner sets the agency up with the link that the portal logged', async () => {
    await page.goto(/http:\/\/\S+\/preparar#[\w-]+/.exec(demo.output())?.[0] ?? 'no link');
    await watched(page);
    const form = page.getByRole('form', { name: 'Preparar la agencia' });
    await form.getByLabel('Nombre de la agencia').fill('Guardia del Puerto');
    await form.getByLabel('Siglas').fill('GDP');
    await form.getByLabel('Nombre de Usuario').fill(DUENIA);
    await form.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
    await form.getByLabel('Confirmar Contraseña').fill(CLAVE);
    await page.getByRole('button', { name: 'Preparar la agencia' }).click();
    await page.getByRole('button', { name: 'Usar este escalafón' }).click();
    await page.getByRole('button', { name: 'Repartir así' }).click();
    await expect(page.getByRole('link', { name: 'Hecho Permisos' })).toBeVisible();
    await page.getByRole('button', { name: 'Seguir: Gente' }).click();
    // The owner skipped the step Aspecto, so the wizard does not mark it as done.
    await expect(page.getByRole('link', { name: 'Aspecto', exact: true })).toBeVisible();
  });

  await test.step('the sheet is pasted, and survives a reload', async () => {
    await page.getByLabel('Pega la lista').fill(HOJA);
    await page.getByRole('button', { name: 'Revisar la lista' }).click();
    await expect(page.getByText(/^He dejado fuera 9 líneas que no son personas/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Así se llaman en tu hoja')).toBeVisible();
  });

  await test.step('each unknown rank is corrected once for all its people, and spaces and signatures once for the whole sheet', async () => {
    await page.getByRole('button', { name: /^Aceptar las \d+ propuestas$/ }).click();
    await page.getByRole('button', { name: /Guardia raso \(4\)/ }).click();
    await page.getByRole('option', { name: 'Aspirante · Ingreso' }).click();
    await page.getByText('Unirlos con _: Luz_Nocturna', { exact: true }).click();
    await page.getByText(/^Sin firma donde no tenga tres letras/).click();
    await expect(page.getByText('60 listas')).toBeVisible();
    await page.getByRole('button', { name: 'Dar de alta' }).click();
    const answered = page.waitForResponse('**/api/ext/alta');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de alta' }).click();
    const { codigos: all } = (await (await answered).json()) as {
      codigos: { usuario: string; codigo: string }[];
    };
    for (const { usuario, codigo } of all) codigos.set(usuario, codigo);
    expect(codigos.size).toBe(60);
    await page.getByRole('button', { name: 'Los he guardado' }).click();
    await expect(page.getByRole('link', { name: 'Hecho Gente' })).toBeVisible();
  });

  const enter = async (usuario: string, typed: string, device: BrowserContextOptions = {}) => {
    const own = await watched(await open(null, '/', device));
    await own.getByRole('button', { name: 'Acceder' }).first().click();
    const dialog = own.getByRole('dialog', { name: 'Iniciar Sesión' });
    await dialog.getByLabel('Nombre de Usuario').fill(typed);
    await dialog.getByLabel('Contraseña', { exact: true }).fill(codigos.get(usuario) ?? '');
    await dialog.getByRole('button', { name: 'Ingresar' }).click();
    await own.getByLabel('Nueva contraseña', { exact: true }).fill(`la clave de ${usuario}`);
    await own.getByLabel('Repetir nueva contraseña').fill(`la clave de ${usuario}`);
    await own.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(own.getByRole('heading', { name: `Hola, ${usuario}` })).toBeVisible();
    return own;
  };
  const recluta = await enter('Luz_Nocturna', 'LUZ NOCTURNA', PHONE);
  await enter('Ñoño_77', 'nono_77');
  // By default a person waits half an hour for the first promotion. The test removes the wait.
  const { call } = await openApi(demo.url, DUENIA);
  expect((await call('editRank', { id: 1, data: { tiempo_ascenso: '0 minute' } })).status).toBe(
    200,
  );
  const oficial = await enter('?Que!', '?que!');

  await test.step('an officer finds the task on the start page, and proposes the promotion', async () => {
    await oficial
      .getByRole('listitem')
      .filter({ hasText: /les toca ascender/ })
      .getByRole('link', { name: 'Proponer' })
      .click();
    await oficial.getByRole('searchbox', { name: 'Buscar entre ellos' }).fill('Luz_Nocturna');
    await oficial.getByRole('button', { name: /^(Ascender|Proponer): Luz_Nocturna$/ }).click();
  });

  await test.step('the proposal appears on the recruit’s open start page, where the recruit accepts it', async () => {
    const propuesta = recluta.getByRole('group', { name: 'Te proponen un ascenso' });
    await expect(propuesta).toContainText('?Que! te propone Aspirante');
    await propuesta.getByRole('button', { name: 'Aceptar' }).tap();
    await recluta
      .getByRole('alertdialog', { name: '¿Aceptar el ascenso?' })
      .getByRole('button', { name: 'Aceptar' })
      .tap();
    await expect(propuesta).toHaveCount(0);
    await expect(recluta.getByText('Aspirante').first()).toBeVisible();
  });

  let presses = 0;
  for (const count of counts) presses += await count();
  expect(presses, 'presses, besides the letters of names and passwords').toBeLessThanOrEqual(40);
});
