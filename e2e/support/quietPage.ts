import type { Page } from '@playwright/test';

/**
 * Refuses the change stream from the next navigation on. While the stream is open, Playwright never
 * reports `networkidle`.
 */
export async function refuseStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (input, init) =>
      input === '/api/ext/cambios'
        ? new Response(null, { status: 503, headers: { 'retry-after': '3600' } })
        : await ask(input, init);
  });
}
