import type { Browser, BrowserContext, Page } from 'playwright';
import { atTheEnd } from './cleanUp';
import { CLAVE } from './client';

/** How many times slower than this machine the cheapest phone is taken to be. */
export const CHEAP_PHONE = 4;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export interface PageOptions {
  /** By how much the browser's processor is slowed down. */
  readonly cpu: number;
  readonly isPhone?: boolean;
  /** Whether what is drawn moves; else as for who wants no motion. */
  readonly isMoving?: boolean;
  /** Where to sign in, and as whom. */
  readonly signedIn?: { readonly url: string; readonly usuario: string };
}

/** A page of a browser that has never been here: nothing kept, nothing in common with others. It is closed with its context. */
export async function openPage(
  browser: Browser,
  { cpu, isPhone = false, isMoving = false, signedIn }: PageOptions,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
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
  // What the TypeScript loader adds to functions that are handed to the page.
  await page.addInitScript('globalThis.__name = (fn) => fn');
  // The line of what moves never rests: rows that wait until a page asks for nothing more have pages that hear nothing. Its own row is `vivo`.
  await page.addInitScript(`const ask = fetch;
    globalThis.fetch = async (input, init) => input === '/api/ext/cambios' ? new Response(null, { status: 503, headers: { 'retry-after': '3600' } }) : await ask(input, init);`);
  if (cpu > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, context };
}
