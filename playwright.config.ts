import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './scripts/find-browser.mjs';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Four workers on two cores, since journeys also wait. Each has its own agency and runs its
  // journeys one after another. A sample is too short for four agencies.
  workers: process.env.GARITA_SAMPLE ? 2 : 4,
  fullyParallel: false,
  // A retry hides a fault: `npm test` reports every flaky test (scripts/test/secondLook.mjs).
  retries: 0,
  forbidOnly: true,
  // These limits only end a hanging journey: the slowest machine needs far less. No journey sets
  // its own limits.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    locale: 'es-MX',
    // A service worker would bypass `page.route`; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
    // With reduced motion a first visit has no splash of 1.6 s; publico.spec.ts tests the splash.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing lengthens a run by half. To debug: `npx playwright test --trace=retain-on-failure`.
    trace: 'off',
    // sinHttps.spec.ts opens the portal at this name of a local network.
    launchOptions: {
      args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP garita.test 127.0.0.1'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
