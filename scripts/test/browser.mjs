// The browser that the parts `stories` and `e2e` share.
import { findBrowser } from '../find-browser.mjs';
import { inProject } from '../lib/project.mjs';
import { runInProject } from './steps.mjs';

export const BROWSER_STEP = 'navegador';

/** Looks for a browser, installs one if there is none, and names it to everything that starts later. */
export const browserStep = (part) => ({
  part,
  name: BROWSER_STEP,
  run: async () => {
    // In a process of its own, because installing blocks the process that does it.
    const { output } = await runInProject(inProject('scripts/find-browser.mjs'), ['--install']);
    const path = await findBrowser();
    if (!path) return { passed: 0, failed: 1, notes: [], output };
    process.env.CHROMIUM_PATH = path;
    return { passed: 0, failed: 0, notes: [path], output: '' };
  },
});
