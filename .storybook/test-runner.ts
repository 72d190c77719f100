import type { TestRunnerConfig } from '@storybook/test-runner';
import axeCore from 'axe-core';
import type { Page } from 'playwright';

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

/** Ids of the elements whose contrast fails in the other theme, with the colours that axe measured. */
async function contrastInOtherTheme(page: Page): Promise<string[]> {
  // An instance of our own: the addon's may still be at work, and one instance runs once at a time.
  if (!(await page.evaluate(() => 'axeDeContraste' in globalThis))) {
    await page.evaluate(`(() => { const addons = globalThis.axe; ${axeCore.source}; globalThis.axeDeContraste = globalThis.axe; globalThis.axe = addons; })()`);
  }
  return page.evaluate(async () => {
    const root = document.documentElement;
    const shown = root.dataset.tema;
    root.dataset.tema = shown === 'oscuro' ? 'claro' : 'oscuro';
    // Colours fade over 120 ms: measured on the way they would be neither theme's.
    // Transitions only: Storybook holds animations still once a story has finished, so those would never end.
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map((transition) => transition.finished));
    const { axeDeContraste } = globalThis as unknown as { axeDeContraste: typeof import('axe-core') };
    const { violations } = await axeDeContraste.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false });
    if (shown) root.dataset.tema = shown;
    return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join('; ')}`));
  });
}

/** What Storybook's preview tells about a story before it is drawn; its own types reach neither the runner nor the page. */
interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}
interface PreviewGlobal {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown>; loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
}
const USUAL_WINDOW = { width: 1280, height: 720 };

/**
 * Gives the page the window that the story's `globals.viewport` names, and the usual one to all others: the toolbar narrows a frame, which the runner has not.
 * @throws when the story names a window that the preview does not offer: it would be tested at some other width.
 */
async function fitWindow(page: Page, storyId: string): Promise<void> {
  // After a failure the runner opens the page anew, and the preview comes with a script of its own.
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const { wanted, styles } = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewGlobal;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId: id });
    const value = storyGlobals.viewport?.value;
    return { wanted: value, styles: value === undefined ? undefined : parameters.viewport?.options?.[value]?.styles };
  }, storyId);
  if (wanted !== undefined && !styles) throw new Error(`The story asks for the viewport «${wanted}», which .storybook/preview.tsx does not offer.`);
  await page.setViewportSize(styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : USUAL_WINDOW);
}

/** The narrowest phone, which is also what a desktop window shows at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 };

/** What sticks out at 320 px, so that one would have to scroll sideways to read on; null when nothing does. Tables that scroll in a box of their own may. */
async function overflowWhenNarrow(page: Page): Promise<string | null> {
  const shown = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  const found = await page.evaluate(async () => {
    // Storybook stops all movement when a story ends: what was leaving at that moment would stand there for good, where the wide window had it.
    for (const leaving of document.querySelectorAll<HTMLElement>('[data-exiting]')) leaving.style.display = 'none';
    // Two frames: one for what listens to the width, one for what it then draws.
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    const deepest = wide.filter((element) => ![...element.children].some((child) => wide.includes(child)));
    return `${scrollWidth} px: ${deepest
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
      .join('\n')}`;
  });
  if (shown) await page.setViewportSize(shown);
  return found;
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const storybook = new URL('iframe.html', process.env.TARGET_URL);
    await watch(page, storybook.origin);
    await page.goto(storybook.toString(), { waitUntil: 'load' });
  },
  async preVisit(page, { id }) {
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
    const failures = await contrastInOtherTheme(page);
    if (failures.length > 0) throw new Error(`Not enough contrast in the other theme:\n${failures.map((text) => `  - ${text}`).join('\n')}`);
    refuseComplaints(page, 'The story complains when the theme changes');
    const overflow = await overflowWhenNarrow(page);
    if (overflow) throw new Error(`Wider than a window of 320 px: ${overflow}`);
    refuseComplaints(page, 'The story complains when the window narrows');
  },
};

export default config;
