// Part `stories`: every story of the built Storybook in a real browser, with its play() and axe.
import { join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { countJestReport } from './counts.mjs';
import { serveFolder } from './static-server.mjs';
import { runInProject, runTests } from './steps.mjs';

const part = 'stories';
const BUILD = 'construir Storybook';
const QUIET = { STORYBOOK_DISABLE_TELEMETRY: '1' };
const builtStorybook = (context) => join(context.folder, 'storybook');

async function buildStorybook(context) {
  const args = ['build', '--quiet', '--config-dir', inProject('.storybook'), '--output-dir', builtStorybook(context)];
  const { code, output } = await runInProject(toolPath('storybook'), args, QUIET);
  return { passed: 0, failed: code === 0 ? 0 : 1, notes: [], output };
}

async function testStories(context) {
  const { url, stop } = await serveFolder(builtStorybook(context));
  try {
    return await runTests({
      context,
      script: toolPath('@storybook/test-runner', 'test-storybook'),
      args: (report) => ['--url', url, '--index-json', '--maxWorkers=2', '--json', '--outputFile', report],
      env: QUIET,
      report: 'stories.json',
      count: countJestReport,
    });
  } finally {
    stop();
  }
}

export const storiesSteps = [
  { part, name: BUILD, run: buildStorybook },
  { part, name: 'historias', after: [BROWSER_STEP, BUILD], run: testStories },
];
