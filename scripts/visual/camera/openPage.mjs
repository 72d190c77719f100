import { leaveAxeOut, watchWork } from './inPage.mjs';
import { WINDOWS } from './variants.mjs';

const ADDRESS = '/iframe.html';
const NO_CARET = '* { caret-color: transparent !important; }';
/** Storybook detects this word as a test runner and stops motion when a story ends. */
const AGENT = 'StorybookTestRunner (garita visual)';

function watchTraffic(page) {
  const traffic = { open: 0, ended: 0 };
  page.on('request', () => {
    traffic.open++;
  });
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, () => {
      traffic.open--;
      traffic.ended++;
    });
  return traffic;
}

/** Setting the same size again would cause a layout. */
export async function resize(page, { width, height }) {
  const now = page.viewportSize();
  if (now.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** @returns the page, its requests, its CDP session, and a function to close it */
export async function openPage(browser, url) {
  const context = await browser.newContext({
    viewport: WINDOWS[1280],
    locale: 'es-ES',
    timezoneId: 'UTC',
    userAgent: AGENT,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(watchWork);
  const traffic = watchTraffic(page);
  // The story calls it before it renders (.storybook/judge.ts).
  await page.exposeFunction('garitaFitWindow', (size) => resize(page, size ?? WINDOWS[1280]));
  await page.goto(`${url}${ADDRESS}`, { waitUntil: 'load' });
  await page.waitForFunction(() => Boolean(globalThis.garitaJudge));
  await page.evaluate(leaveAxeOut);
  await page.addStyleTag({ content: NO_CARET });
  return { page, traffic, cdp: await context.newCDPSession(page), close: () => context.close() };
}
