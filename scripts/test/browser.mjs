// The browser of the parts `stories` and `e2e`.
import { findBrowser } from '../find-browser.mjs';
import { inProject } from '../lib/project.mjs';
import { runInProject } from './steps.mjs';

export const BROWSER_STEP = 'navegador';

/** Sets the browser's path for all later steps. */
export const browserStep = (part) => ({
  part,
  name: BROWSER_STEP,
  run: async () => {
    // The search runs in a separate process, since an installation would block this one.
    const { output } = await runInProject(inProject('scripts/find-browser.mjs'), ['--install']);
    const path = await findBrowser();
    if (!path) return { passed: 0, failed: 1, notes: [], output };
    process.env.CHROMIUM_PATH = path;
    return { passed: 0, failed: 0, notes: [path], output: '' };
  },
});
