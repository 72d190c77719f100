import { expect, test } from '@playwright/test';
import { openApi, PHONE, signIn, watchConsole } from './support/portal';

const url = () => process.env.GARITA_E2E_URL as string;

const DAY = 86_400_000;
/** A day of next year, so that it is to come in every zone: as the contract has it, as the picker takes it, and as it reads. */
function dayOfNextYear(month: string, day: string) {
  const year = new Date(Date.now() + 365 * DAY).getUTCFullYear();
  return { iso: `${year}-${month}-${day}`, typed: `${month}${day}${year}`, year };
}

interface Ausencia {
  id: number;
  estado: number;
  encargadoNombre: string | null;
  inicio: string;
  final: string;
}

test('Agente asks for days on a phone at the other end of the world; Gerente accepts them, Fundadora hears that she was late', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);
  const [first, last] = [dayOfNextYear('03', '08'), dayOfNextYear('03', '12')];
  const words = `8–12 de marzo de ${first.year}`;

  // A reader a day ahead of the agency: days are the agency's, and no zone moves them.
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-MX', timezoneId: 'Pacific/Kiritimati' });
  const mobile = await phone.newPage();
  const mobileComplaints = watchConsole(mobile);
  await signIn(mobile, 'Agente');
  await mobile.goto('/ausencias');
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
  await form.getByRole('button', { name: 'Enviar' }).dblclick();
  await expect(mobile.getByText('Ausencia enviada correctamente')).toBeVisible();
  await expect(mobile.getByRole('heading', { name: 'Tu ausencia espera respuesta' })).toBeVisible();
  await expect(mobile.getByText(words)).toBeVisible();
  await expect(mobile.getByRole('button', { name: 'Nueva ausencia' })).toHaveCount(0);

  const fundadora = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
  const other = await fundadora.newPage();
  await signIn(other, 'Fundadora', undefined, url());
  await other.goto(`${url()}/ausencias`);
  await expect(other.getByRole('button', { name: 'Cancelar: Agente' })).toBeVisible();

  await signIn(page, 'Gerente');
  await page.goto('/ausencias');
  const card = page.getByRole('listitem').filter({ has: page.getByText('Agente', { exact: true }) });
  await expect(card).toContainText(words);
  await page.getByRole('button', { name: 'Aceptar: Agente' }).click();
  await page.getByRole('alertdialog', { name: '¿Aceptar la ausencia?' }).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Ausencia de Agente aceptada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceptar: Agente' })).toHaveCount(0);

  // What she looks at is old.
  await other.getByRole('button', { name: 'Cancelar: Agente' }).click();
  await other.getByRole('alertdialog', { name: '¿Cancelar la ausencia?' }).getByRole('button', { name: 'Cancelar la ausencia' }).click();
  const refused = other.getByRole('alertdialog', { name: 'No se pudo responder' });
  await expect(refused.getByRole('alert')).toHaveText('Gerente ya aceptó esta ausencia.');
  await refused.getByRole('button', { name: 'Volver a la lista' }).click();
  await expect(other.getByRole('button', { name: 'Cancelar: Agente' })).toHaveCount(0);

  await mobile.reload();
  await expect(mobile.getByRole('heading', { name: 'Tu ausencia está aceptada' })).toBeVisible();
  await expect(mobile.getByRole('button', { name: 'Nueva ausencia' })).toHaveCount(0);

  const agente = await openApi(url(), 'Agente');
  const [kept] = (await agente.call('getMyAusencias')).body as Ausencia[];
  expect(kept).toMatchObject({ estado: 1, encargadoNombre: 'Gerente', inicio: first.iso, final: last.iso });
  expect([complaints, mobileComplaints]).toEqual([[], []]);
  await phone.close();
  await fundadora.close();
});

test('a status is written, passes by for somebody else, and is deleted; the week says who did nothing', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);
  await signIn(page, 'Recluta');
  await page.goto('/estados');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Recién llegada a la puerta sur 🌙');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Estado guardado correctamente')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tu estado' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, 'Oficial', undefined, url());
  await expect(other.getByRole('region', { name: 'Estados' })).toContainText('Recién llegada a la puerta sur 🌙');
  await other.goto(`${url()}/resumensemanal`);
  await expect(other.getByText(/Desde el lunes/)).toBeVisible();
  // How many they are depends on the day of the week on which this runs.
  const [filas, inicio] = (await (await openApi(url(), 'Oficial')).call('nominaWeek')).body as [{ usuarioNombre: string; fecha: string | null }[], string];
  const quiet = filas.filter(({ fecha }) => fecha === null || fecha < inicio);
  await expect(other.getByRole('table').getByText('No hizo nada')).toHaveCount(quiet.length);
  await expect(other.getByRole('table').getByRole('rowheader')).toHaveCount(filas.length);

  await page.getByRole('button', { name: 'Borrar estado' }).click();
  await page.getByRole('alertdialog', { name: '¿Borrar tu estado?' }).getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Estado borrado correctamente')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('');
  expect(complaints).toEqual([]);
  await elsewhere.close();
});
