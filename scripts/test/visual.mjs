// The pictures' part of `npm run test:nightly`: real Storybooks, photographed by a real browser.
import { toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { JEST } from './counts.mjs';
import { runTests } from './steps.mjs';

export const visualStep = {
  part: 'nightly',
  name: 'fotos',
  after: [BROWSER_STEP],
  // Its pages keep both cores busy.
  alone: true,
  run: (context) =>
    runTests({
      context,
      script: toolPath('vitest'),
      args: (report) => ['run', '--project=visual', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      report: 'visual.json',
      kind: JEST,
    }),
};
