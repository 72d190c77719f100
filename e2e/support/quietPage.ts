import type { Page } from '@playwright/test';

/**
 * From its next address on, a page hears nothing of what moves: the portal is as one that has no room for it. The line would never rest, and whoever waits
 * until a page asks for nothing more would wait for ever.
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
