import type { Page } from '@playwright/test';
import { openDeployable } from './support/deploy';
import { choosePersona } from './support/portal';
import { refuseStream } from './support/quietPage';
import { expect, test } from './support/test';

/**
 * Opens the screen Multas and waits until everything is prefetched, also the error message for a
 * missing part.
 */
async function openMultas(page: Page, url = ''): Promise<void> {
  await refuseStream(page);
  await page.goto(`${url}/multas`);
  await expect(page.getByRole('heading', { level: 1, name: 'Multas' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a dialog whose code cannot be loaded is replaced by an error message, and opens after a retry', async ({
  open,
}) => {
  const page = await open('Gerente', 'about:blank');
  await openMultas(page);
  const ask = page.getByRole('button', { name: 'Nueva multa' });
  const PART = '**/assets/NuevaMultaDialog-*.js';
  await page.route(PART, (route) => route.abort());
  await ask.click();
  const failure = page.getByRole('alertdialog', { name: 'No se pudo abrir' });
  await failure.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('table', { name: 'Multas' })).toBeVisible();
  await expect(ask).toBeFocused();
  await ask.click();
  await expect(failure).toBeVisible();
  await page.unroute(PART);
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva multa' });
  await choosePersona(form, 'Recluta');
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(ask).toBeFocused();
});

test('a page opened before an update reports the new version once, and opens a dialog after a reload', async ({
  open,
  agency,
}) => {
  const portal = await openDeployable(agency.url);
  try {
    const page = await open('Gerente', 'about:blank');
    await openMultas(page, portal.url);
    portal.deploy();
    await page.getByRole('button', { name: 'Nueva multa' }).click();
    await expect(page.getByText('Hay una versión nueva del portal')).toHaveCount(1);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Recargar' }).click();
    await page.getByRole('button', { name: 'Nueva multa' }).click();
    await expect(page.getByRole('dialog', { name: 'Nueva multa' })).toBeVisible();
  } finally {
    await portal.close();
  }
});

test('the splash disappears after five seconds although the portal answers no request', async ({
  open,
}) => {
  const page = await open('Gerente', 'about:blank');
  await page.clock.install();
  await page.route('**/api/**', () => undefined);
  await page.goto('/');
  const splash = page.getByRole('status', { name: /^Abriendo/ });
  await expect(splash).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
