// Part `stories`: every story of the built Storybook in a real browser, with its play() and axe.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { JEST } from './counts.mjs';
import { noteTotal } from './progress.mjs';
import { sampleSeed } from './sample.mjs';
import { serveFolder } from './static-server.mjs';
import { runInProject, runTests, UNTOUCHED } from './steps.mjs';
import { groupStories, keepStories } from './storyGroups.mjs';
import { listChanged } from './touched.mjs';
import { playStories } from './webkit/playStories.mjs';

const part = 'stories';
const BUILD = 'construir Storybook';
const QUIET = { STORYBOOK_DISABLE_TELEMETRY: '1' };
/** The setting for React's warnings, which .storybook/main.ts reads. */
const WITH_WARNINGS = { GARITA_REACT: 'development' };
/** Two browser pages use both cores of the promised machine (0005). */
const PAGES = 2;
/** The path where the runner reads the index. */
const INDEX = '/grupos/index.json';
const builtStorybook = (context) => join(context.folder, 'storybook');

const touchedStories = ({ touched }) =>
  touched && [...touched].filter((file) => /^packages\/ui\/.*\.stories\.tsx$/.test(file));

/** The folders with uncommitted or unpushed changes. */
function changedFolders() {
  try {
    return listChanged().map((file) => dirname(file));
  } catch {
    return [];
  }
}

async function buildStorybook(context, env = {}) {
  if (touchedStories(context)?.length === 0) return UNTOUCHED;
  // --test omits the documentation pages, which no test opens.
  const args = [
    'build',
    '--test',
    '--quiet',
    '--config-dir',
    inProject('.storybook'),
    '--output-dir',
    builtStorybook(context),
  ];
  const { code, output } = await runInProject(toolPath('storybook'), args, { ...QUIET, ...env });
  return { passed: 0, failed: code === 0 ? 0 : 1, notes: [], output };
}

async function testStories(context) {
  const only = touchedStories(context);
  if (only?.length === 0) return UNTOUCHED;
  const folder = builtStorybook(context);
  const index = groupStories(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), {
    only,
    changed: changedFolders(),
    pages: PAGES,
  });
  const { length } = Object.keys(index.entries);
  noteTotal(length, context.progress);
  const pages = { '/grupos/': 'Las historias, por grupos', [INDEX]: JSON.stringify(index) };
  const { url, stop } = await serveFolder(folder, pages);
  try {
    return await runTests({
      context: { ...context, touched: null },
      script: toolPath('@storybook/test-runner', 'test-storybook'),
      args: (report) => [
        '--url',
        `${url}/grupos/`,
        '--index-json',
        `--maxWorkers=${PAGES}`,
        '--json',
        '--outputFile',
        report,
      ],
      env: () => QUIET,
      report: 'stories.json',
      narrow: (doubted) => {
        pages[INDEX] = JSON.stringify(keepStories(index, doubted));
      },
      kind: JEST,
    });
  } finally {
    stop();
  }
}

export const storiesSteps = () => [
  { part, name: BUILD, run: buildStorybook },
  // All stories together take both cores. Beside the journeys the memory would not suffice.
  {
    part,
    name: 'historias',
    after: [BROWSER_STEP, BUILD],
    alone: !sampleSeed(),
    run: testStories,
  },
];

/** The same stories at night: with React's development build and its warnings, and in WebKit. */
export const nightlyStories = [
  { part: 'nightly', name: BUILD, run: (context) => buildStorybook(context, WITH_WARNINGS) },
  {
    part: 'nightly',
    name: 'historias, con los avisos de React',
    after: [BROWSER_STEP, BUILD],
    alone: true,
    run: testStories,
  },
  {
    part: 'nightly',
    name: 'historias, en el motor de Safari',
    after: [BUILD],
    alone: true,
    run: (context) => playStories(builtStorybook(context)),
  },
];
