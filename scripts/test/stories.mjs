// Part `stories`: every story of the built Storybook in a real browser, with its play() and axe.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { countJestReport } from './counts.mjs';
import { serveFolder } from './static-server.mjs';
import { runInProject, runTests, UNTOUCHED } from './steps.mjs';

const part = 'stories';
const BUILD = 'construir Storybook';
const QUIET = { STORYBOOK_DISABLE_TELEMETRY: '1' };
const builtStorybook = (context) => join(context.folder, 'storybook');

const isStories = (file) => /^packages\/ui\/.*\.stories\.tsx$/.test(file);
const isTouched = ({ touched }) => !touched || [...touched].some(isStories);

/** Leaves in the built book what a change touches, where only that is wanted. */
function keepTouched({ touched, ...context }) {
  if (!touched) return;
  const file = join(builtStorybook(context), 'index.json');
  const { entries, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.entries(entries).filter(([, { importPath }]) => touched.has(importPath.replace(/^\.\//, '')));
  writeFileSync(file, JSON.stringify({ ...rest, entries: Object.fromEntries(kept) }));
}

async function buildStorybook(context) {
  if (!isTouched(context)) return UNTOUCHED;
  const args = ['build', '--quiet', '--config-dir', inProject('.storybook'), '--output-dir', builtStorybook(context)];
  const { code, output } = await runInProject(toolPath('storybook'), args, QUIET);
  return { passed: 0, failed: code === 0 ? 0 : 1, notes: [], output };
}

async function testStories(context) {
  if (!isTouched(context)) return UNTOUCHED;
  keepTouched(context);
  const { url, stop } = await serveFolder(builtStorybook(context));
  try {
    return await runTests({
      context: { ...context, touched: null },
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
