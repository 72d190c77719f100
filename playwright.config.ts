import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './scripts/find-browser.mjs';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Four at once on two cores, since journeys also wait; each with an agency of its own, whose journeys come one after the other.
  workers: 4,
  fullyParallel: false,
  // A repeated test hides a fault: `npm test` tells what it has looked at twice (scripts/test/secondLook.mjs).
  retries: 0,
  forbidOnly: true,
  // Guards against what never ends, not measures: far beyond what the slowest machine needs. No journey has limits of its own.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    locale: 'es-MX',
    // Behind a worker's back no journey could stand between page and portal; offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    // The splash stays 1.6 s at a first visit, but not for those who want no motion; publico.spec.ts sees it stay.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs half as much again as taking it: `npx playwright test --trace=retain-on-failure` does it for who looks for a fault.
    trace: 'off',
    // The name of the local network that sinHttps.spec.ts opens the portal by.
    launchOptions: {
      args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP garita.test 127.0.0.1'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
