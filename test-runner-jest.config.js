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
  // The run's temporary folder, Jest's default, is removed with what it has compiled.
  cacheDirectory: join(CACHE, 'jest'),
  // A guard against hanging, not a measure: machines differ.
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
