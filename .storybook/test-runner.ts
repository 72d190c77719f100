import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { Judge } from './judge';

/**
 * Where a page keeps what its browser complained about. On the page itself, under a registered symbol: `prepare` runs in Jest's environment and the
 * hooks in its sandbox, each with a copy of this module of its own.
 */
const COMPLAINTS = Symbol.for('garita.complaints');
type WatchedPage = Page & { [COMPLAINTS]?: string[] };

function refuseComplaints(page: WatchedPage, when: string): void {
  const complaints = page[COMPLAINTS];
  if (!complaints) throw new Error('Nobody watches this page: its requests and warnings would go unseen.');
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`${when}:\n${found.map((text) => `  - ${text}`).join('\n')}`);
}

/** Refuses whatever is not Storybook itself and writes down requests, warnings, errors and exceptions. */
async function watch(page: WatchedPage, origin: string): Promise<void> {
  const found: string[] = [];
  page[COMPLAINTS] = found;
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') found.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  page.on('websocket', (socket) => found.push(`network connection: ${socket.url()}`));
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      found.push(`network request: ${route.request().method()} ${route.request().url()}`);
      await route.abort();
    },
  );
}

/** What the page and the runner have put there; their own types reach neither the runner nor the page. */
interface InPage {
  /** The runner's way of visiting a story, gone when the page was loaded anew. */
  __test?: unknown;
  garitaJudge: Judge;
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<unknown>; loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
}
interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

/** What the runner puts into Jest's sandbox. */
interface InSandbox {
  page: WatchedPage;
  context: unknown;
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: unknown) => Promise<void>;
}

/** The page itself, or a new one where a story that hung made Storybook load it anew: what follows is not to blame for it. */
async function usablePage(page: WatchedPage): Promise<WatchedPage> {
  if (await page.evaluate(() => '__test' in globalThis)) return page;
  const sandbox = globalThis as unknown as InSandbox;
  await sandbox.jestPlaywright.resetPage();
  await sandbox.__sbSetupPage(sandbox.page, sandbox.context);
  return sandbox.page;
}

const USUAL_WINDOW = { width: 1280, height: 720 };
/** The narrowest phone, which is also what a desktop window shows at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 };

/**
 * Gives the page the window that the story's `globals.viewport` names, and the usual one to all others: the toolbar narrows a frame, which the runner has not.
 * @throws when the story names a window that the preview does not offer: it would be tested at some other width.
 */
async function fitWindow(page: Page, storyId: string): Promise<void> {
  const { wanted, styles } = await page.evaluate(async (id) => {
    const here = globalThis as unknown as InPage;
    while (!here.__STORYBOOK_PREVIEW__) await new Promise(requestAnimationFrame);
    await here.__STORYBOOK_PREVIEW__.ready();
    const { storyGlobals, parameters } = await here.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const value = storyGlobals.viewport?.value;
    return { wanted: value, styles: value === undefined ? undefined : parameters.viewport?.options?.[value]?.styles };
  }, storyId);
  if (wanted !== undefined && !styles) throw new Error(`The story asks for the viewport «${wanted}», which .storybook/preview.tsx does not offer.`);
  await page.setViewportSize(styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : USUAL_WINDOW);
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const storybook = new URL('/iframe.html', process.env.TARGET_URL);
    await watch(page, storybook.origin);
    await page.goto(storybook.toString(), { waitUntil: 'load' });
  },
  async preVisit(given, { id }) {
    const page = await usablePage(given);
    // Left behind by a story that had already been judged: it still fails the run.
    refuseComplaints(page, 'The story before this one complained after its end');
    await fitWindow(page, id);
  },
  async postVisit(page: WatchedPage, { hasFailure }) {
    if (hasFailure) {
      // What went wrong already says more than what follows from it; the next story is not to blame.
      page[COMPLAINTS]?.splice(0);
      return;
    }
    refuseComplaints(page, 'The story complains or asks the network');
    const failures = await page.evaluate(() => (globalThis as unknown as InPage).garitaJudge.lowContrast());
    if (failures.length > 0) throw new Error(`Not enough contrast:\n${failures.map((text) => `  - ${text}`).join('\n')}`);
    refuseComplaints(page, 'The story complains when the theme changes');
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(() => (globalThis as unknown as InPage).garitaJudge.overflow());
    if (overflow) throw new Error(`Wider than a window of 320 px: ${overflow}`);
    await page.evaluate(() => (globalThis as unknown as InPage).garitaJudge.putAway());
    refuseComplaints(page, 'The story complains when the window narrows');
  },
};

export default config;
