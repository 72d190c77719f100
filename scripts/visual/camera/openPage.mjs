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
  await page.goto(`${url}${ADDRESS}`, { waitUntil: 'load' });
  await page.evaluate(leaveAxeOut);
  await page.addStyleTag({ content: NO_CARET });
  return { page, traffic, cdp: await context.newCDPSession(page), close: () => context.close() };
}
