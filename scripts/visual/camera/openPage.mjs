import { leaveAxeOut, watchWork } from './inPage.mjs';
import { WINDOWS } from './variants.mjs';

const ADDRESS = '/iframe.html';
/** No caret blinks. */
const NO_CARET = '* { caret-color: transparent !important; }';
/** By this word Storybook knows that nobody watches, and stops what moves when a story ends. */
const AGENT = 'StorybookTestRunner (garita visual)';

/** Counts what a page asks for: how much is on its way, and how much has ended. */
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

/**
 * A page of its own in which stories of the Storybook at `url` can be shown.
 * @returns the page, what it has asked for, its session of the browser's own protocol, and how to close it
 */
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
