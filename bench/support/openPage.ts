import type { Browser, BrowserContext, Page } from 'playwright';
import { atTheEnd } from './cleanUp';
import { CLAVE } from './client';

/** The assumed slowdown of the cheapest phone. */
const CHEAP_PHONE = 4;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export interface PageOptions {
  readonly isPhone?: boolean;
  readonly signedIn?: { readonly url: string; readonly usuario: string };
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Runs work at the slow rate. At other times the page has full speed. A slowed page keeps a core
   * busy even when idle, and would disturb the other pages of a row.
   */
  slowly<T>(work: () => Promise<T>): Promise<T>;
}

/** A page in a new browser context, which the caller closes. */
export async function openPage(
  browser: Browser,
  { isPhone = false, signedIn }: PageOptions = {},
): Promise<OpenPage> {
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
  const cdp = await context.newCDPSession(page);
  const setRate = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    await setRate(CHEAP_PHONE);
    return await work().finally(() => setRate(1));
  };
  return { page, context, slowly };
}
