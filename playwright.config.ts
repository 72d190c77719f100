import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './scripts/find-browser.mjs';

const executablePath = await findBrowser();
// Set by the global setup before the workers, which read this file again, start.
const baseURL = process.env.GARITA_E2E_URL;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // The journeys share one agency: one after the other, each in its order. A repeated test hides a fault, so none is repeated.
  workers: 1,
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
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
