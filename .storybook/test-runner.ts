import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { noteOne } from '../scripts/test/progress.mjs';
import type { Judge } from './judge';

/**
 * The page's console messages, stored on the page under a registered symbol: `prepare` runs in
 * Jest's environment and the hooks in its sandbox, each with its own copy of this module.
 */
const COMPLAINTS = Symbol.for('garita.complaints');
type WatchedPage = Page & { [COMPLAINTS]?: string[] };

function refuseComplaints(page: WatchedPage, when: string): void {
  const complaints = page[COMPLAINTS];
  if (!complaints)
    throw new Error('Nobody watches this page: its requests and warnings would go unseen.');
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

/** Globals set by the page and the runner, without shared types. */
interface InPage {
  /** The runner's function to visit a story; missing after a reload. */
  __test?: unknown;
  garitaJudge: Judge;
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<unknown>;
    loadStory: (story: { storyId: string }) => Promise<PreparedStory>;
  };
}
interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** Globals in Jest's sandbox. */
interface InSandbox {
  page: WatchedPage;
  context: unknown;
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: unknown) => Promise<void>;
}

/** A story that hung may have made Storybook reload: later stories are not to blame. */
async function openPage(): Promise<WatchedPage> {
  const sandbox = globalThis as unknown as InSandbox;
  await sandbox.jestPlaywright.resetPage();
  await sandbox.__sbSetupPage(sandbox.page, sandbox.context);
  return sandbox.page;
}

const USUAL_WINDOW = { width: 1280, height: 720 };
/** The narrowest phone, which equals a desktop viewport at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 };

/** With its styles, if the preview offers it; null on a page that can no longer be visited. */
const readWindow = (page: Page, storyId: string) =>
  page.evaluate(async (id) => {
    const here = globalThis as unknown as InPage;
    if (!('__test' in here)) return null;
    while (!here.__STORYBOOK_PREVIEW__) await new Promise(requestAnimationFrame);
    await here.__STORYBOOK_PREVIEW__.ready();
    const { storyGlobals, parameters } = await here.__STORYBOOK_PREVIEW__.loadStory({
      storyId: id,
    });
    const value = storyGlobals.viewport?.value;
    return {
      wanted: value,
      styles: value === undefined ? undefined : parameters.viewport?.options?.[value]?.styles,
    };
  }, storyId);

/**
 * The toolbar resizes an iframe, which the runner has not.
 * @throws if the preview does not offer the viewport: the story would be tested at another width
 */
async function fitWindow(
  page: Page,
  window: Awaited<ReturnType<typeof readWindow>>,
): Promise<void> {
  if (!window) throw new Error('Storybook does not come up in a new page.');
  const { wanted, styles } = window;
  if (wanted !== undefined && !styles)
    throw new Error(
      `The story asks for the viewport «${wanted}», which .storybook/preview.tsx does not offer.`,
    );
  await page.setViewportSize(
    styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : USUAL_WINDOW,
  );
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const storybook = new URL('/iframe.html', process.env.TARGET_URL);
    watch(page, storybook.origin);
    await page.goto(storybook.toString(), { waitUntil: 'load' });
  },
  async preVisit(given, { id }) {
    const window = await readWindow(given, id);
    const page = window ? given : await openPage();
    // Late messages of a story that was already judged still fail the run.
    refuseComplaints(page, 'The story before this one complained after its end');
    await fitWindow(page, window ?? (await readWindow(page, id)));
  },
  async postVisit(page: WatchedPage, { hasFailure }) {
    noteOne();
    if (hasFailure) {
      // The first failure is the cause; its consequences are dropped, also for the next story.
      page[COMPLAINTS]?.splice(0);
      return;
    }
    refuseComplaints(page, 'The story complains or asks the network');
    const failures = await page.evaluate(() =>
      (globalThis as unknown as InPage).garitaJudge.lowContrast(),
    );
    if (failures.length > 0)
      throw new Error(`Not enough contrast:\n${failures.map((text) => `  - ${text}`).join('\n')}`);
    refuseComplaints(page, 'The story complains when the theme changes');
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(async () => {
      const { garitaJudge } = globalThis as unknown as InPage;
      const found = await garitaJudge.overflow();
      garitaJudge.putAway();
      return found;
    });
    if (overflow) throw new Error(`Wider than a window of 320 px: ${overflow}`);
    refuseComplaints(page, 'The story complains when the window narrows');
  },
};

export default config;
