// npm run test:nightly: what `npm test` does a little of, at length and otherwise each night; the pictures of stories; whether the tests notice what they
// must; whether `npm ci` is silent on every Node that is promised, and all of `npm test` there.
import { browserStep } from './test/browser.mjs';
import { journeysOnFolders } from './test/e2e.mjs';
import { nightlyServerSteps } from './test/nightly.mjs';
import { installStep, NPMS, nodeStep } from './test/nodeVersions.mjs';
import { visualStep, weakenedStep } from './test/onCopies.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { nightlyStories } from './test/stories.mjs';

/** The versions of Node besides the one that runs this; the one that .nvmrc names is among them. */
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
