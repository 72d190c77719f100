import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { noticesOf } from './support/notices';
import { PHONE } from './support/portal';
import { expect, onPortalOfThisFile } from './support/test';

// All external services fail. The avatar service never answers. The radio's station data is hostile
// and far too long, and its audio and both widgets refuse the connection. The visitor only sees
// that these parts are missing.

let outside: Server;

/**
 * Starts a server that never answers `/lento` and answers `/hostil` with much invalid data.
 * @returns its URL
 */
async function startOutside(): Promise<string> {
  outside = createServer((request, response) => {
    if (request.url?.startsWith('/hostil')) {
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(
        `{"data":[{"title":"<img src=x onerror=alert(1)>","listeners":"-1","song":"${'x'.repeat(2_000_000)}"}]}`,
      );
    }
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
}

const REFUSED = '127.0.0.1:9';
const test = onPortalOfThisFile(async () => {
  const bad = await startOutside();
  return {
    seed: 'demo',
    env: {
      AVATAR_URL: `${bad}/lento/{usuario}.png`,
      RADIO_INFO: `${bad}/hostil`,
      RADIO_STREAM: `http://${REFUSED}/directo`,
      DISCORD_WIDGET: `http://${REFUSED}/discord`,
      SOCIAL_WIDGET: `http://${REFUSED}/red`,
    },
  };
});
test.use({ tolerated: [REFUSED] });
test.afterAll(async () => {
  outside.closeAllConnections();
  await new Promise((done) => outside.close(done));
});

/** Expects the heading, and that the page is no wider than its window. */
async function expectCalm(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${heading} is wider than the window`).toBeLessThanOrEqual(0);
}

async function visitStart(page: Page): Promise<void> {
  await expectCalm(page, 'Agencia Garita');
  await expect(page.getByRole('region', { name: 'Siguiente paga' })).toContainText(
    /\d+ días?\s*\d+ horas?\s*\d+ minutos?/,
  );
  for (const [title, carousel, text] of [
    ['Equipo de administración', 'Equipo de administración', 'Fundadora'],
    ['Horas de paga', 'Horas de paga por país', 'México'],
    ['Membresías', 'Membresías', '25c al mes'],
  ] as const) {
    // A part is fetched when it is scrolled near the window. Parts that load above it may push it
    // away again, hence the repetition.
    const near = async () => {
      await page.getByRole('heading', { level: 2, name: title }).scrollIntoViewIfNeeded();
      return page.getByRole('region', { name: carousel }).getByText(text, { exact: true }).count();
    };
    await expect.poll(near).toBeGreaterThan(0);
  }
  await expect(
    page
      .getByRole('region', { name: 'Equipo de administración' })
      .getByText('FU', { exact: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Empleados del mes' })).toBeVisible();
  for (const title of ['Redes sociales', 'Chat de la agencia'])
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
}

async function visitRangos(page: Page): Promise<void> {
  await expectCalm(page, 'Rangos');
  await expect(page.getByRole('button', { name: /Ingreso/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('button', { name: /Oficiales/ }).click();
  await page
    .getByRole('group', { name: /Oficiales/ })
    .getByRole('tab', { name: 'Paga', exact: true })
    .click();
  await expect(page.getByText('20 creditos')).toBeVisible();
}

async function visitRadio(page: Page): Promise<void> {
  await expectCalm(page, 'Radio');
  await page.getByRole('button', { name: 'Escuchar' }).click();
  await expect(page.getByText('La emisora no responde ahora.')).toBeVisible();
  await expect(page.getByText('onerror')).toHaveCount(0);
}

test('every public page shows a visitor its own content although every external service fails', async ({
  open,
}) => {
  const visit = async (device: BrowserContextOptions) => {
    const page = await open(null, '/', { ...device, locale: 'es-ES' });
    await visitStart(page);
    await page.goto('/rangos');
    await visitRangos(page);
    await page.goto('/normativa');
    await expectCalm(page, 'Normativa');
    await expect(page.getByRole('table', { name: 'Infracciones' })).toBeVisible();
    await page.goto('/radio');
    await visitRadio(page);
    // Calcular Rango requires a sign-in (RUT-37).
    await page.goto('/calcularango');
    await expect(page.getByRole('dialog', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(noticesOf(page)).toEqual([]);
    await page.context().close();
  };
  await test.step('on a desktop', () => visit({ viewport: { width: 1280, height: 800 } }));
  await test.step('on a phone', () => visit({ ...PHONE, userAgent: devices['Pixel 7'].userAgent }));
});

/** One minute of silence, as a station would stream it. */
function silence(): Buffer {
  const [rate, seconds] = [8000, 60];
  const head = Buffer.alloc(44);
  const size = rate * seconds;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    head.writeUInt16LE(value, at);
  for (const at of [24, 28]) head.writeUInt32LE(rate, at);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, Buffer.alloc(size, 128)]);
}

test('the radio keeps playing on other screens with its panel closed, is paused from the top bar, and keeps its volume', async ({
  open,
}) => {
  for (const device of [{ viewport: { width: 1280, height: 800 } }, PHONE]) {
    const page = await open(null, '/', device);
    await page.route('**/directo', (route) =>
      route.fulfill({ contentType: 'audio/wav', body: silence() }),
    );
    if ('hasTouch' in device) await page.getByRole('link', { name: 'Radio' }).last().tap();
    else await page.getByRole('button', { name: 'Radio', exact: true }).click();
    await page.getByRole('button', { name: 'Escuchar' }).click();
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /^Pausar la radio/ })).toBeVisible();
    await page.getByRole('slider', { name: 'Volumen' }).fill('30');
    if (!('hasTouch' in device))
      await page.getByRole('button', { name: 'Cerrar la radio' }).click();
    await page.getByRole('link', { name: 'Rangos' }).last().click();
    await expectCalm(page, 'Rangos');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await bar.getByRole('button', { name: /^Pausar la radio/ }).click();
    await expect(bar.getByRole('button', { name: 'Seguir escuchando la radio' })).toBeFocused();
    await page.goto('/radio');
    await expect(page.getByRole('slider', { name: 'Volumen' })).toHaveValue('30');
  }
});
