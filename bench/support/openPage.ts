import type { Browser, BrowserContext, Page } from 'playwright';
import { atTheEnd } from './cleanUp';
import { CLAVE } from './client';

/** The assumed slowdown of the cheapest phone. */
export const CHEAP_PHONE = 4;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export interface PageOptions {
  readonly cpu: number;
  readonly isPhone?: boolean;
  readonly signedIn?: { readonly url: string; readonly usuario: string };
}

/** A page in a new browser context, which the caller closes. */
export async function openPage(
  browser: Browser,
  { cpu, isPhone = false, signedIn }: PageOptions,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(isPhone ? PHONE : DESKTOP),
  });
  atTheEnd(() => context.close());
  if (signedIn) {
    const response = await context.request.post(`${signedIn.url}/api/login`, {
      data: { usuario: signedIn.usuario, clave: CLAVE },
    });
    if (!response.ok())
      throw new Error(`${signedIn.usuario} could not come in: ${response.status()}`);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // The TypeScript loader adds calls of this helper to functions sent to the page.
  await page.addInitScript('globalThis.__name = (fn) => fn');
  // An open change stream prevents `networkidle`, so these pages get none.
  await page.addInitScript(`const ask = fetch;
    globalThis.fetch = async (input, init) => input === '/api/ext/cambios' ? new Response(null, { status: 503, headers: { 'retry-after': '3600' } }) : await ask(input, init);`);
  if (cpu > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, context };
}
