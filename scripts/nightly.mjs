// npm run test:nightly runs at length what `npm test` samples. It compares screenshots of stories,
// and checks whether the tests notice seeded mistakes. On each promised Node it runs `npm ci`,
// which must be silent; on other Node versions all of `npm test`.
import { browserStep } from './test/browser.mjs';
import { journeysOnFolders } from './test/e2e.mjs';
import { nightlyServerSteps } from './test/nightly.mjs';
import { installStep, NPMS, nodeStep } from './test/nodeVersions.mjs';
import { visualStep, weakenedStep } from './test/onCopies.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { nightlyStories } from './test/stories.mjs';

/** The Node versions to test besides the current version, which .nvmrc names. */
const NODES = [22, 24];

await runAndReport([
  browserStep('nightly'),
  ...nightlyServerSteps(),
  journeysOnFolders,
  ...nightlyStories,
  visualStep,
  weakenedStep,
  ...Object.entries(NPMS).map(installStep),
  ...NODES.map(nodeStep),
]);
