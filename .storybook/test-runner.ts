import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { noteOne } from '../scripts/test/progress.mjs';
import type { Judge, WindowSize } from './judge';

/**
 * The page's console messages, stored on the page under a registered symbol. `prepare` runs in
 * Jest's environment and the hooks in its sandbox, each with its own copy of this module.
 */
const COMPLAINTS = Symbol.for('garita.complaints');
type WatchedPage = Page & { [COMPLAINTS]?: string[] };

function refuseComplaints(page: WatchedPage, when: string): void {
  const complaints = page[COMPLAINTS];
  if (!complaints)
    throw new Error('This page has no listeners: its requests and warnings would not be recorded.');
  const found = complaints.splice(0);
  if (found.length > 0)
    throw new Error(`${when}:\n${found.map((text) => `  - ${text}`).join('\n')}`);
}

/** The browser cannot reach other hosts (test-runner-jest.config.js); attempts are recorded. */
function watch(page: WatchedPage, origin: string): void {
  const found: string[] = [];
  page[COMPLAINTS] = found;
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error')
      found.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  page.on('websocket', (socket) => found.push(`network connection: ${socket.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:')
      found.push(`network request: ${request.method()} ${url}`);
  });
}

/** The page's global object, as judge.ts extends it. */
interface InPage {
  garitaJudge: Judge;
}

const USUAL_WINDOW: WindowSize = { width: 1280, height: 720 };
/** The narrowest phone, which equals a desktop viewport at 400 % zoom. */
const NARROWEST: WindowSize = { width: 320, height: 640 };

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const storybook = new URL('/iframe.html', process.env.TARGET_URL);
    watch(page, storybook.origin);
    await page.exposeFunction('garitaFitWindow', (size: WindowSize | null) =>
      page.setViewportSize(size ?? USUAL_WINDOW),
    );
    await page.goto(storybook.toString(), { waitUntil: 'load' });
  },
  async preVisit(page: WatchedPage) {
    // A message that a story logs after its checks fails the run at the next story.
    refuseComplaints(page, 'The story before this one complained after its end');
  },
  async postVisit(page: WatchedPage, { hasFailure }) {
    noteOne();
    if (hasFailure) {
      // After a failure the later messages are dropped, since they are its consequences and would
      // fail the next story.
      page[COMPLAINTS]?.splice(0);
      return;
    }
    refuseComplaints(page, 'The story complains or asks the network');
    const failures = await page.evaluate(() =>
      (globalThis as unknown as InPage).garitaJudge.lowContrast(),
    );
    if (failures.length > 0)
      throw new Error(`Not enough contrast:\n${failures.map((text) => `  - ${text}`).join('\n')}`);
    refuseComplaints(page, 'The story causes warnings or requests when the theme changes');
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(async () => {
      const { garitaJudge } = globalThis as unknown as InPage;
      const found = await garitaJudge.overflow();
      garitaJudge.hideStory();
      return found;
    });
    if (overflow) throw new Error(`Wider than a window of 320 px: ${overflow}`);
    refuseComplaints(page, 'The story causes warnings or requests when the window narrows');
  },
};

export default config;
