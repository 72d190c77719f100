import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');

/**
 * What a page asks of the portal waits, as on a line that has stopped.
 * @returns lets everything through, that which waits first. The route stays where it is: of what is on its way while one is taken away nobody hears.
 */
async function stopLine(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(isCall, async (route: Route) => {
    if (isHeld(route.request())) await isOpen;
    // Whoever asked may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return open;
}

/**
 * A page asks for news by itself, sooner or later. From here on it gets none and shows what it knows, until the line is restored;
 * what it sends goes through.
 * @returns restores the line.
 */
export const stopNews = (page: Page) => stopLine(page, (request) => request.method() === 'GET');

/** Clicks twice on what sends a write, both times before the portal has answered: it is sent once. */
export async function doubleClick(button: Locator, call: string): Promise<void> {
  const page = button.page();
  const isIt = (request: Request) => new URL(request.url()).pathname === `/api/${call}`;
  let sent = 0;
  const count = (request: Request) => {
    if (isIt(request)) sent += 1;
  };
  page.on('request', count);
  const restoreLine = await stopLine(page, isIt);
  await Promise.all([
    page.waitForResponse((response) => isIt(response.request())),
    button.dblclick().then(restoreLine),
  ]);
  page.off('request', count);
  expect(sent, `times that ${call} was sent`).toBe(1);
}
