import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './scripts/find-browser.mjs';

const executablePath = await findBrowser();
/** Journeys mostly wait, for pages and for the splash: two at once on two cores. */
const WORKERS = 2;
// Set by the global setup before the workers, which read this file again, start: each has an agency of its own.
const baseURL = process.env.GARITA_E2E_URLS?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (baseURL) process.env.GARITA_E2E_URL = baseURL;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // The journeys of a worker share one agency: one after the other, each in its order. A repeated test hides a fault, so none is repeated.
  workers: WORKERS,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...(baseURL ? { baseURL } : {}),
    browserName: 'chromium',
    locale: 'es-MX',
    // The splash stays 1.6 s at every visit, but not for those who want no motion; publico.spec.ts sees it stay.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
