import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');

/**
 * Holds the page's API requests that `isHeld` names, like a stalled connection.
 * @returns a function that releases the requests; the route stays, since removing it would lose
 * requests in flight
 */
async function stopLine(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(isCall, async (route: Route) => {
    if (isHeld(route.request())) await isOpen;
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  return open;
}

/**
 * Holds the page's reads, so that it shows old data; writes pass. @returns a function that releases
 * them
 */
export const stopNews = (page: Page) => stopLine(page, (request) => request.method() === 'GET');

/** Clicks twice before the server has answered, and expects that one request was sent. */
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
