import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, findBrowser } from './scripts/find-browser.mjs';
import { CACHE } from './scripts/lib/project.mjs';

// The Storybook test runner is Jest. It gets our browser instead of a Playwright download.
const base = getJestConfig();
const guards = createRequire(import.meta.url)('./.storybook/guards.json');
const executablePath = await findBrowser();
/** Stories use no network: a request fails and is reported. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...base,
  // By default Jest caches in the run's temporary folder, which the run removes at its end.
  cacheDirectory: join(CACHE, 'jest'),
  // This limit only ends a hanging story. It measures no speed, since machines differ.
  testTimeout: guards.story,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { headless: true, executablePath, args: [...CHROMIUM_ARGS, OFFLINE] },
    },
  },
};
