import { writeFile } from 'node:fs/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { type Api, openApi } from './api';
import { type Demo, type DemoOptions, startDemo } from './demo';
import { createWatch, type Watch } from './watch';

interface Agency {
  readonly url: string;
  /** One session for each person, shared by all tests except those about signing in. */
  readonly sessions: Map<string, Promise<Api>>;
}

export type OpenApi = (usuario: string) => Promise<Api>;

interface Fixtures {
  /** The test's agency: shared by the tests of its worker, or separate. */
  agency: Agency;
  /** A complaint that contains one of these texts does not fail the test. */
  tolerated: readonly string[];
  watch: Watch;
  /** The API as a person, with a session that is not the browser's. */
  api: OpenApi;
  /** Opens a path on a new device, signed in as a user or, with null, as a visitor. */
  open: (usuario: string | null, path: string, device?: BrowserContextOptions) => Promise<Page>;
}

/** The tests sign in often and from one address, so the limit on sign-ins is high. */
const ENV = { LOGIN_LIMIT: '10000' };

const agencyAt = (url: string): Agency => ({ url, sessions: new Map() });

/** Saves all open pages for `npm test` (scripts/test/e2e.mjs): Playwright itself saves only one. */
async function keepPages(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const [place, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const shown = await page.ariaSnapshot().catch((error: Error) => error.message);
    await writeFile(
      testInfo.outputPath(`${place + 1}-error-context.md`),
      `${page.url()}\n${shown}\n`,
    );
  }
}

/**
 * The `test` of all journeys. It watches every page of every device from before its first script.
 */
export const test = base.extend<Fixtures, { shared: Agency }>({
  // `startDemo` has its own timeout. After a failure the worker ends, and the next one starts with
  // a fresh agency.
  shared: [
    async ({ browserName: _ }, use) => {
      const demo = await startDemo({ seed: 'demo', env: ENV });
      await use(agencyAt(demo.url));
      await demo.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
  agency: ({ shared }, use) => use(shared),
  baseURL: ({ agency }, use) => use(agency.url),
  tolerated: [[], { option: true }],
  watch: async ({ tolerated }, use) => {
    const watch = createWatch(tolerated);
    await use(watch);
    expect(watch.complaints(), 'what the pages complained of').toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    await watch.context(context);
    await use(context);
  },
  api: ({ agency: { url, sessions } }, use) =>
    use((usuario) => {
      const session = sessions.get(usuario) ?? openApi(url, usuario);
      sessions.set(usuario, session);
      return session;
    }),
  open: async ({ browser, agency, api, watch }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (usuario, path, device = {}) => {
      const context = await browser.newContext({ baseURL: agency.url, ...device });
      contexts.push(context);
      await watch.context(context);
      if (usuario !== null)
        await context.addCookies(
          (await api(usuario)).cookies.map((cookie) => ({
            ...cookie,
            url: agency.url,
            sameSite: 'Strict',
          })),
        );
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepPages(contexts, testInfo);
    for (const context of contexts) await context.close();
  },
});

async function startOwn(options: () => DemoOptions | Promise<DemoOptions>): Promise<Demo> {
  const { env, ...others } = await options();
  return startDemo({ ...others, env: { ...ENV, ...env } });
}

/**
 * A separate portal for each test: for tests that need other settings or would disturb later tests.
 */
export const onPortalOfItsOwn = (options: () => DemoOptions | Promise<DemoOptions>) =>
  test.extend<{ demo: Demo }>({
    demo: [
      async ({ browserName: _ }, use) => {
        const demo = await startOwn(options);
        await use(demo);
        await demo.stop();
      },
      { timeout: 0 },
    ],
    agency: ({ demo }, use) => use(agencyAt(demo.url)),
  });

/** One portal for all tests of a file. @param prepare runs once, before the first test */
export function onPortalOfThisFile(
  options: () => DemoOptions | Promise<DemoOptions>,
  prepare?: (demo: Demo, browser: Browser) => Promise<void>,
) {
  let demo: Promise<Demo> | undefined;
  let prepared: Promise<void> | undefined;
  let agency: Agency | undefined;
  const own = test.extend({
    agency: [
      async ({ browser }, use) => {
        demo ??= startOwn(options);
        prepared ??= demo.then((one) => prepare?.(one, browser));
        agency ??= agencyAt((await demo).url);
        await prepared;
        await use(agency);
      },
      { scope: 'test', timeout: 0 },
    ],
  });
  own.afterAll(async () => void (await (await demo)?.stop()));
  return own;
}

export { expect };
