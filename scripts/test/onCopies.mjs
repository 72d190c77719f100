// Nightly steps that use copies of the project: screenshots of stories, and the tests of the tests.
import { toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { JEST } from './counts.mjs';
import { runTests, vitestReports } from './steps.mjs';

const onCopies = (name, project) => ({
  part: 'nightly',
  name,
  after: [BROWSER_STEP],
  // No other step runs at the same time, since this step's browser pages keep both cores busy.
  alone: true,
  run: (context) =>
    runTests({
      context,
      script: toolPath('vitest'),
      args: (report) => ['run', `--project=${project}`, ...vitestReports(report)],
      report: `${project}.json`,
      kind: JEST,
    }),
});

export const visualStep = onCopies('fotos', 'visual');

/** Whether the tests notice seeded mistakes. */
export const weakenedStep = onCopies('lo que debe notarse', 'weakened');
