import { type Browser, expect, type Page } from '@playwright/test';
import { CLAVE, openApi, tryLogin } from './api';
import type { Demo } from './demo';
import { keepStill } from './stillness';

/** The owner of the new agency. The agency's other leaders are in the imported list. */
export const DUENIA = 'Dueña_Ñ';

/** Names with signs and accents, of minimum and maximum length; two differ by an accent only. */
export const GENTE = {
  /** Category 10: makes decisions. */
  gerencia: 'Ñoño_77',
  /** Category 8: sells and fines. */
  supervision: 'Álvaro.Ruiz',
  /** Category 5: promotes, keeps times, calls the roll. */
  oficial: '?Que!',
  recluta: 'I1lO0',
  agente: '-Ana-',
  otraAgente: 'Alvaro.Ruiz',
  cabo: '=Suma@1,2',
  corta: 'Ñ',
  larga: 'Ñuñoa-del-Sur.Área_12:mañana?ééé',
} as const;

/** A list pasted from a spreadsheet: signs, spaces, mixed case, an unknown column, wrong lines. */
const HOJA = [
  'KEKO \tRango\t Firma\tNotas',
  `${GENTE.gerencia}\tGERENCIA\tn77\t"dice ""hola"" y se va"`,
  `${GENTE.supervision}  \tsupervisión 1\tALV\t`,
  `${GENTE.oficial}\tOficial I\tQUE\t😀`,
  `  ${GENTE.recluta}\trecluta\t\t`,
  '',
  `${GENTE.agente}\tagente-1\t\t=1+1`,
  `${GENTE.otraAgente}\tAgente II\t\t`,
  `${GENTE.cabo}\tCABO I\t\t`,
  `${GENTE.corta}\tVigilante I\t\t`,
  `${GENTE.larga}\tvigilante III\t\t`,
  'Segunda Luz\tAspirante\t\tcon un espacio',
  'I1l|O0\tRecluta\t\tcon un signo que no hay',
  `${GENTE.gerencia.toUpperCase()}\tDirección\t\totra vez`,
  ...Array.from(
    { length: 48 },
    (_, i) => `Íñigo.${i}?\t${i % 2 === 0 ? 'Cadete' : 'Patrulla Agente III'}\t\t`,
  ),
].join('\r\n');

async function prepareAgencia(page: Page, demo: Demo): Promise<void> {
  await page.goto(
    /http:\/\/\S+\/preparar#[\w-]+/.exec(demo.output())?.[0] ?? 'no link was printed',
  );
  const form = page.getByRole('form', { name: 'Preparar la agencia' });
  await form.getByLabel('Nombre de la agencia').fill('Ñandú «Sur» & Cía.');
  await form.getByLabel('Siglas').fill('ÑS');
  await form.getByLabel('Nombre de Usuario').fill(DUENIA);
  await form.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await form.getByLabel('Confirmar Contraseña').fill(CLAVE);
  await page.getByRole('button', { name: 'Preparar la agencia' }).click();
  await page.getByRole('button', { name: 'Usar este escalafón' }).click();
  await page.getByRole('button', { name: 'Repartir así' }).click();
  await page.getByRole('button', { name: 'Seguir: Gente' }).click();
}

/** @returns the entry code of each person */
async function bringGente(page: Page): Promise<Map<string, string>> {
  await page.getByLabel('Pega la lista').fill(HOJA);
  await page.getByRole('button', { name: 'Revisar la lista' }).click();
  await page.getByRole('button', { name: 'SegundaLuz' }).click();
  await page.getByRole('button', { name: 'Quitar a I1l|O0 de la lista' }).click();
  await page
    .getByRole('button', { name: `Quitar a ${GENTE.gerencia.toUpperCase()} de la lista` })
    .click();
  await page.getByRole('button', { name: 'Dar de alta' }).click();
  const answered = page.waitForResponse('**/api/ext/alta');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de alta' }).click();
  const { codigos } = (await (await answered).json()) as {
    codigos: { usuario: string; codigo: string }[];
  };
  await page.getByRole('button', { name: 'Los he guardado' }).click();
  return new Map(codigos.map(({ usuario, codigo }) => [usuario, codigo]));
}

async function enterEach(url: string, codigos: ReadonlyMap<string, string>): Promise<void> {
  for (const usuario of Object.values(GENTE)) {
    const codigo = codigos.get(usuario) ?? '';
    const { token } = (await tryLogin(url, usuario, codigo)).body as { token: string };
    const headers = { key: token, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/cambioClave`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ clavea: codigo, claven: CLAVE }),
    });
    if (response.status !== 200)
      throw new Error(`${usuario} could not choose a password: ${await response.text()}`);
  }
}

/** Sets the agency up as its owner. */
export async function prepareNueva(demo: Demo, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: demo.url,
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block',
  });
  await keepStill(context);
  const page = await context.newPage();
  await prepareAgencia(page, demo);
  const codigos = await bringGente(page);
  await expect(page.getByRole('link', { name: 'Hecho Permisos' })).toBeVisible();
  // With the imported leaders every permission is held by a person besides the owner.
  await expect(page.getByText(/^Nadie más que tú puede/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Poner tres de muestra' }).click();
  await expect(page.getByRole('link', { name: 'Hecho Membresías' })).toBeVisible();
  await context.close();
  await enterEach(demo.url, codigos);
  const { call } = await openApi(demo.url, DUENIA);
  // Sets the time before the first promotion, half an hour, to zero.
  const { status } = await call('editRank', { id: 1, data: { tiempo_ascenso: '0 minute' } });
  if (status !== 200) throw new Error('The time before the first promotion was not changed.');
}
