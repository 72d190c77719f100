import { expect, type Page } from '@playwright/test';
import { expectNotice } from './support/notices';
import { pngOf } from './support/png';
import { choosePersona, PHONE } from './support/portal';
import { openReceiver, type Receiver } from './support/receiver';
import { onPortalOfItsOwn } from './support/test';

const LINK = /(http:\/\/\S+\/preparar#[\w-]+)/;
/** The contract numbers the days of the week from 1, Monday. */
const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const OWNER = { usuario: 'Farera', clave: 'clave-de-la-farera' };
/** The categories to build, by level. The empty ladder already has the levels 1 and 12. */
const ESCALA = [
  [1, 'Ingreso', ['Grumete', 'Marinero']],
  [2, 'Guardia', ['Guardia I', 'Guardia II', 'Guardia III']],
  [3, 'Patronas', ['Patrona I', 'Patrona II', 'Patrona III']],
  [5, 'Oficiales', ['Oficial I', 'Oficial II', 'Oficial III']],
  [8, 'Mandos', ['Mando I', 'Mando II']],
] as const;
/** Forty people, three with an error: an unknown mission, a duplicate name, a name with a space. */
const GENTE = Array.from({ length: 40 }, (_, i) => {
  if (i === 10) return ['Vigia10', 'Guarda III'];
  if (i === 20) return ['Vigia19', 'Aspirante'];
  if (i === 30) return ['Vigia 30', 'Grumete'];
  return [
    i === 0 ? 'Bruma' : `Vigia${i}`,
    i === 0 ? 'Aspirante' : (['Aspirante', 'Grumete', 'Guardia I', 'Patrona I'] as const)[i % 4],
  ];
});
const LISTA = ['Nombre\tRango', ...GENTE.map((fila) => fila.join('\t'))].join('\n');

const test = onPortalOfItsOwn(() => ({
  script: 'start',
  seed: 'vacia',
  env: { OUTBOUND_PRIVATE: '1' },
})).extend<{ receiver: Receiver }>({
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await openReceiver();
    await use(receiver);
    await receiver.close();
  },
});

/** Saves a section, and waits until the save bar disappears. */
async function save(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Cambios sin guardar' });
  await bar.getByRole('button', { name: 'Guardar' }).click();
  await expect(bar).toHaveCount(0);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function setUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const form = page.getByRole('form', { name: 'Preparar la agencia' });
  await form.getByLabel('Nombre de la agencia').fill('Faro del Norte');
  await form.getByLabel('Siglas').fill('FARO');
  await form.getByLabel('Nombre de Usuario').fill(OWNER.usuario);
  await form.getByLabel('Contraseña', { exact: true }).fill(OWNER.clave);
  await form.getByLabel('Confirmar Contraseña').fill(OWNER.clave);
  await page.getByRole('button', { name: 'Preparar la agencia' }).click();
  await expect(page).toHaveURL(/\/preparar\/escala$/);
}

/** Creates the category of a level (level 1 exists already) and types its missions. */
async function buildCategoria(
  page: Page,
  [nivel, nombre, misiones]: (typeof ESCALA)[number],
): Promise<void> {
  if (nivel === 1) {
    await page.getByRole('button', { name: '+ Misión en Ingreso' }).click();
  } else {
    await page.getByRole('button', { name: `Usar este nivel: ${nivel}` }).click();
    const dialog = page.getByRole('dialog', { name: `Usar el nivel ${nivel}` });
    await dialog.getByLabel('Nombre', { exact: true }).fill(nombre);
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
  }
  for (const mision of misiones) {
    await page.getByLabel(`Nombre de la nueva misión de ${nombre}`).fill(mision);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
}

async function createWebhook(
  page: Page,
  nombre: string,
  direccion: string,
  sucesos: readonly string[],
): Promise<void> {
  await page.goto('/agencia/discord');
  await page.getByRole('button', { name: 'Añadir webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir webhook' });
  await dialog.getByLabel('Nombre').fill(nombre);
  await dialog.getByLabel('Dirección').fill(direccion);
  await dialog.getByRole('button', { name: 'Añadir webhook' }).click();
  await expect(dialog).toBeHidden();
  for (const suceso of sucesos)
    await page.getByRole('switch', { name: suceso, exact: true }).press('Space');
  await save(page);
}

test('an owner sets up an agency and imports its people from a pasted table; one of them signs in, and a webhook announces their promotion', async ({
  page,
  demo,
  receiver,
  open,
}) => {
  await test.step('the setup link creates the agency with an empty ladder, and signs its owner in', async () => {
    await setUp(page, LINK.exec(demo.output())?.[1] ?? 'no link was printed');
  });

  await test.step('the owner builds a ladder of six categories with fifteen missions', async () => {
    await page.goto('/agencia/escalafon');
    for (const categoria of ESCALA) await buildCategoria(page, categoria);
    // People of the lowest category are promoted without a wait.
    await page.getByRole('button', { name: 'Más acciones de Ingreso' }).click();
    await page.getByRole('menuitem', { name: 'Editar la categoría' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Ingreso' });
    await dialog.getByRole('textbox', { name: 'Espera entre ascensos' }).fill('0');
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await save(page);
    const { categorias } = await page.evaluate(async () => (await fetch('/api/rangos')).json());
    expect(categorias).toHaveLength(6);
    expect(categorias.flatMap(({ misiones }: { misiones: unknown[] }) => misiones)).toHaveLength(
      15,
    );
  });

  await test.step('the owner saves a colour, an emblem and a motto, and the emblem appears at once', async () => {
    await page.goto('/agencia/identidad');
    await page.getByRole('textbox', { name: 'Código' }).fill('#7a1fa2');
    await page.getByLabel('Imagen del emblema').setInputFiles({
      name: 'faro.png',
      mimeType: 'image/png',
      buffer: pngOf(64, [122, 31, 162]),
    });
    await page.getByRole('textbox', { name: 'Lema' }).fill('Siempre encendido');
    await save(page);
    await expect(page.getByRole('banner').locator('img[src^="/api/ext/emblema/"]')).toBeVisible();
  });

  await test.step('two webhooks get different events', async () => {
    await createWebhook(page, 'Ascensos', `${receiver.url}/ascensos`, ['Persona nueva']);
    await createWebhook(page, 'Puerta', `${receiver.url}/puerta`, ['Ascenso']);
    // The receiver refuses the first deliveries. The portal retries the first after a second, as
    // `retry-after` says, and the other after a minute.
    receiver.refuse('/ascensos', { status: 429, headers: { 'retry-after': '1' } });
    receiver.refuse('/puerta', { status: 500 });
  });

  const codigo =
    await test.step('forty people are imported from a pasted table after three errors are corrected', async () => {
      await page.goto('/preparar/gente');
      await page.getByLabel('Pega la lista').fill(LISTA);
      await page.getByRole('button', { name: 'Revisar la lista' }).click();
      await expect(page.getByRole('status').first()).toHaveText('37 listas, 3 por arreglar');
      const lineOf = (name: string) => page.getByRole('listitem', { name });
      await page.getByRole('button', { name: 'Guardia III para Guarda III' }).click();
      await lineOf('Línea 32: Vigia 30')
        .getByRole('button', { name: 'Vigia30', exact: true })
        .click();
      // Correcting a line moves the focus to the next faulty line. The test waits for that before
      // it types.
      await expect(page.getByRole('status').first()).toHaveText('39 listas, 1 por arreglar');
      const name = lineOf('Línea 22: Vigia19').getByRole('textbox');
      await name.fill('Vigia20');
      await name.press('Enter');
      await expect(page.getByRole('status').first()).toHaveText('40 listas');
      await page.getByRole('button', { name: 'Dar de alta' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de alta' }).click();
      const row = page.getByRole('row').filter({ has: page.getByText('Bruma', { exact: true }) });
      return (await row.getByText(/^(\w{4}-){3}\w{4}$/).textContent()) ?? '';
    });

  await test.step('the owner adds a membership, sets the pay to 20:00 in Madrid, and publishes the agency’s own normativa', async () => {
    await page.goto('/mantenimiento?parte=membresias');
    await page.getByRole('button', { name: 'Nueva membresía' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nueva membresía' });
    await dialog.getByLabel('Nombre', { exact: true }).fill('Llave del faro');
    await dialog.getByRole('textbox', { name: 'Precio' }).fill('25');
    await dialog.getByRole('button', { name: /^Crear|^Poner|^Guardar/ }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/agencia/paga');
    // The pay day is never today: its hour could pass during the test and be announced.
    const dia = ((new Date().getUTCDay() + 1) % 7) + 1;
    await choose(page, 'Día', DIAS[dia - 1] ?? '');
    await choose(page, 'Hora', '20');
    await page.getByRole('button', { name: /Zona horaria$/ }).click();
    await page
      .getByRole('option', { name: /España/ })
      .first()
      .click();
    await save(page);
    const paga = await page.evaluate(async () => (await fetch('/api/ext/ajustes/paga')).json());
    expect(paga).toMatchObject({ dia, hora: 20, zona: 'Europe/Madrid' });
    await page.goto('/agencia/normativa');
    await page.getByRole('button', { name: 'Añadir infracción' }).click();
    const nueva = page.getByRole('dialog', { name: 'Añadir infracción' });
    await nueva.getByLabel('Qué no se debe hacer').fill('Apagar la linterna');
    await nueva.getByRole('button', { name: /^Añadir|^Aplicar|^Guardar/ }).click();
    await save(page);
    await page.getByRole('button', { name: 'Publicar' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expectNotice(page, 'Publicada la versión 2 de la normativa');
  });

  const phone =
    await test.step('an imported person signs in on a phone with their entry code, chooses a password and sees the agency', async () => {
      const own = await open(null, '/', PHONE);
      await expect(own).toHaveTitle(/Faro del Norte/);
      await own.getByRole('button', { name: 'Acceder' }).first().tap();
      const dialog = own.getByRole('dialog', { name: 'Iniciar Sesión' });
      await dialog.getByLabel('Nombre de Usuario').fill('Bruma');
      await dialog.getByLabel('Contraseña', { exact: true }).fill(codigo);
      await dialog.getByRole('button', { name: 'Ingresar' }).tap();
      await expect(dialog).toBeHidden();
      await own.getByLabel('Nueva contraseña', { exact: true }).fill('clave-de-bruma');
      await own.getByLabel('Repetir nueva contraseña', { exact: true }).fill('clave-de-bruma');
      await own.getByRole('button', { name: 'Cambiar contraseña' }).tap();
      await expect(own).toHaveURL(/\/$/);
      await expect(own.getByRole('heading', { name: 'Hola, Bruma' })).toBeVisible();
      await expect(own.getByRole('banner')).toContainText('Faro del Norte');
      expect(
        await own.evaluate(() =>
          getComputedStyle(document.documentElement)
            .getPropertyValue('--petroleo')
            .trim()
            .toLowerCase(),
        ),
      ).toBe('#7a1fa2');
      return own;
    });

  await test.step('the imported person accepts a promotion, and the webhook for promotions receives it', async () => {
    await page.goto('/ascensos');
    await choosePersona(page, 'Bruma');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('button', { name: 'Enviar Solicitud' }).click();
    await expect(page.getByRole('button', { name: 'Enviar Solicitud' })).toBeHidden();
    await phone.goto('/solicitudes');
    await phone.getByRole('button', { name: 'Aceptar' }).tap();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).tap();
    expect(await receiver.taken('/ascensos', 1)).toEqual([
      '**Bruma** asciende de Aspirante a **Grumete**. ¡Enhorabuena!',
    ]);
  });

  await test.step('refused deliveries arrive later, each once, and no message can mention a Discord user', async () => {
    const told = await receiver.taken('/puerta', 40);
    expect(told).toHaveLength(40);
    expect(new Set(told).size).toBe(40);
    expect(told[0]).toContain('**Bruma**');
    expect(await receiver.taken('/ascensos', 1)).toHaveLength(1);
    expect(receiver.received).toHaveLength(43);
    for (const { body } of receiver.received) expect(body.allowed_mentions).toEqual({ parse: [] });
  });
});
