import type { Page } from '@playwright/test';

/** Applies from the next navigation on. An open stream would keep `networkidle` from coming. */
export async function refuseStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (input, init) =>
      input === '/api/ext/cambios'
        ? new Response(null, { status: 503, headers: { 'retry-after': '3600' } })
        : await ask(input, init);
  });
}
