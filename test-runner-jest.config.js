import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, findBrowser } from './scripts/find-browser.mjs';

// The Storybook test runner is Jest; this points it at the browser that we found instead of one that Playwright would download.
const base = getJestConfig();
const executablePath = await findBrowser();

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...base,
  // A guard against hanging, not a measure: machines differ.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { headless: true, executablePath, args: CHROMIUM_ARGS },
    },
  },
};
