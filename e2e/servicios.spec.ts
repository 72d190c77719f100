import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devices, expect, type Page, test } from '@playwright/test';
import { type Demo, startDemo } from './support/demo';
import { PHONE, watchConsole } from './support/portal';

// Everything outside the portal misbehaves: avatars never answer, the radio's information is hostile and without an end, its sound and both
// widgets refuse the connection. A visitor must not notice more than that they are missing.

let outside: Server;
let demo: Demo;

/** Answers by path: `/lento` never, `/hostil` with far too much of the wrong thing. */
async function startOutside(): Promise<string> {
  outside = createServer((request, response) => {
    if (request.url?.startsWith('/hostil')) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(`{"data":[{"title":"<img src=x onerror=alert(1)>","listeners":"-1","song":"${'x'.repeat(2_000_000)}"}]}`);
    }
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const bad = await startOutside();
  const refused = 'http://127.0.0.1:9';
  demo = await startDemo({
    env: {
      AVATAR_URL: `${bad}/lento/{usuario}.png`,
      RADIO_INFO: `${bad}/hostil`,
      RADIO_STREAM: `${refused}/directo`,
      DISCORD_WIDGET: `${refused}/discord`,
      SOCIAL_WIDGET: `${refused}/red`,
    },
  });
});
test.afterAll(async () => {
  await demo?.stop();
  outside.closeAllConnections();
  await new Promise((done) => outside.close(done));
});

/** The page says what it is, shows its content, and nothing has gone wrong that a person would be told of. */
async function expectCalm(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /avisos/i }).getByRole('alert')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${heading} is wider than the window`).toBeLessThanOrEqual(0);
}

for (const [name, use] of [
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: PHONE, hasTouch: true, userAgent: devices['Pixel 7'].userAgent }],
] as const) {
  test(`on a ${name} nothing that happens outside hurts a visitor`, async ({ browser }) => {
    const context = await browser.newContext({ ...use, baseURL: demo.url, locale: 'es-ES' });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto('/');
    await expectCalm(page, 'Agencia Garita');
    await expect(page.getByText('Siguiente paga')).toBeVisible();
    await page.getByRole('heading', { name: 'Equipo de administración' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Fundadora').first()).toBeVisible();
    for (const titulo of ['Redes sociales', 'Chat de la agencia']) {
      await page.mouse.wheel(0, 10_000);
      await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
    }

    for (const [ruta, titulo] of [
      ['/rangos', 'Rangos'],
      ['/normativa', 'Normativa'],
    ] as const) {
      await page.goto(ruta);
      await expectCalm(page, titulo);
    }

    await page.goto('/radio');
    await expectCalm(page, 'Radio');
    await page.getByRole('button', { name: 'Escuchar' }).click();
    await expect(page.getByText('La emisora no responde ahora.')).toBeVisible();
    await expect(page.getByText('onerror')).toHaveCount(0);

    // Calcular Rango asks for an account first (RUT-37).
    await page.goto('/calcularango');
    await expect(page.getByRole('dialog', { name: 'Iniciar Sesion' })).toBeVisible();
    expect(complaints.filter((text) => !text.includes('127.0.0.1:9'))).toEqual([]);
    await context.close();
  });
}
