import { expectNotice } from './support/notices';
import { openPalette, PHONE, unfold } from './support/portal';
import { expect, onPortalOfItsOwn } from './support/test';

// Each test has a separate portal, since each test ends the demo's only forgotten exit.
const test = onPortalOfItsOwn(() => ({ seed: 'demo' }));

/** The person whose exit seems forgotten in the demo. */
const OLVIDA = 'Halcón-3';
const PENDIENTE = 'A una persona se le puede haber olvidado marcar la salida';

test('on a phone the notice of a forgotten exit leads to the clock, and the exit at the time seen ends the pending item', async ({
  open,
}) => {
  const gerente = await open('Gerente', '/', PHONE);
  await expect(gerente.getByText(PENDIENTE)).toBeVisible();
  const phone = await open(OLVIDA, '/', PHONE);
  await phone.getByRole('button', { name: /^Avisos ?, 1 sin leer$/ }).tap();
  await phone
    .getByRole('dialog', { name: 'Avisos' })
    .getByRole('link', { name: /Tu avatar se vio por última vez .* ¿Sigues dentro\?/ })
    .tap();
  await expect(phone).toHaveURL(/\/fichaje$/);
  const main = phone.getByRole('main');
  const seen = main.getByText(/^Tu avatar se vio por última vez (a las?|el) .* (9|10) min\.$/);
  await expect(seen).toBeVisible();
  await main.getByRole('button', { name: /^Salí (a las?|el .*,) \d\d:\d\d$/ }).tap();
  await expectNotice(phone, /^Salida registrada: (9|10) min/);
  await expect(phone.getByText('Estás fuera')).toBeVisible();
  await expect(seen).toHaveCount(0);
  // An open page asks for its pending items once a minute only.
  await gerente.reload();
  await expect(gerente.getByText(/^Quedan \d+ multas por cobrar$/)).toBeVisible();
  await expect(gerente.getByText(PENDIENTE)).toHaveCount(0);
});

test('on a phone the pending item leads to the clock-in, and closing it proposes the time seen', async ({
  open,
}) => {
  const own = await open(OLVIDA, '/fichaje', PHONE);
  await expect(own.getByText('Estás dentro')).toBeVisible();
  const phone = await open('Gerente', '/', PHONE);
  await phone
    .getByRole('listitem')
    .filter({ hasText: PENDIENTE })
    .getByRole('link', { name: /Revisar/ })
    .tap();
  await expect(phone).toHaveURL(/\/fichaje$/);
  const row = phone.getByRole('article', { name: OLVIDA, exact: true });
  await expect(row).toContainText('¿Se fue?');
  await unfold(phone, OLVIDA);
  await row.getByRole('button', { name: `Cerrar: ${OLVIDA}` }).tap();
  const dialog = phone.getByRole('dialog', { name: `¿Cuándo salió ${OLVIDA}?` });
  await expect(dialog).toContainText(/Avatar visto por última vez (a las|el) /);
  await expect(dialog).toContainText(/Se le contarán (9|10) min\./);
  await dialog.getByRole('button', { name: 'Cerrar fichaje' }).tap();
  await expectNotice(phone, new RegExp(`^Fichaje de ${OLVIDA} cerrado: (9|10) min`));
  await expect(row).toHaveCount(0);
  await expect(own.getByText('Estás fuera')).toBeVisible();
});

test('a person who is still there clocks out now and keeps the minutes', async ({ open }) => {
  const page = await open(OLVIDA, '/fichaje');
  await page.getByRole('button', { name: 'Salgo ahora' }).click();
  await expectNotice(page, /^Salida registrada: 9h/);
  await expect(page.getByText('Estás fuera')).toBeVisible();
});

test('the command that clocks out leads to the clock if the exit seems forgotten', async ({
  open,
}) => {
  const page = await open(OLVIDA, '/nomina');
  await openPalette(page);
  await page.keyboard.type('Fichar la salida');
  await page.getByRole('option', { name: 'Fichar la salida' }).click();
  await expect(page).toHaveURL(/\/fichaje$/);
  await expect(page.getByRole('button', { name: /^Salí a las? \d\d:\d\d$/ })).toBeVisible();
  await expect(page.getByText('Estás dentro')).toBeVisible();
});
