// npm run test:nightly: what `npm test` does a little of, at length and otherwise each night; the pictures of stories, and all of
// `npm test` on every Node that is promised.
import { browserStep } from './test/browser.mjs';
import { nightlyServerSteps } from './test/nightly.mjs';
import { nodeStep } from './test/nodeVersions.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { visualStep } from './test/visual.mjs';

/** The versions of Node besides the one that runs this; the one that .nvmrc names is among them. */
const NODES = [22, 24];

await runAndReport([browserStep('nightly'), ...nightlyServerSteps(), visualStep, ...NODES.map(nodeStep)]);
