// Part `e2e`: journeys in a real browser against the running demo.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { PLAYWRIGHT } from './counts.mjs';
import { JOURNEY_TAG, sampleSeed } from './sample.mjs';
import { runInProject, runTests } from './steps.mjs';

const part = 'e2e';
const BUILD = 'construir el portal';

async function buildPortal() {
  const { code, output } = await runInProject(inProject('scripts/build.mjs'), []);
  return { passed: 0, failed: code === 0 ? 0 : 1, notes: [], output };
}

/** Playwright's folder with the pages of failed journeys, beside its report. */
const pagesOf = (report) => `${report}.pages`;

/** The texts of the pages, to be read before the folder is removed. */
function readPages(folder) {
  if (!existsSync(folder)) return '';
  const pages = readdirSync(folder, { recursive: true }).filter((path) =>
    path.endsWith('error-context.md'),
  );
  return pages
    .map((path) => `\n── ${dirname(path)}\n${readFileSync(join(folder, path), 'utf8').trim()}\n`)
    .join('');
}

const playwright = toolPath('@playwright/test', 'playwright');
/** Most portals use PostgreSQL, where they take a fraction of the work (e2e/support/seed.ts). */
const ON_POSTGRES = {
  script: inProject('scripts/with-postgres.mjs'),
  before: [process.execPath, playwright],
  env: {},
};
const ON_FOLDERS = { script: playwright, before: [], env: { GARITA_TEST_DATABASE_URL: '' } };

const runJourneys = (context, { script, before, env }, name) =>
  runTests({
    context,
    script,
    args: (report, chosen = []) => [
      ...before,
      'test',
      ...chosen,
      ...(sampleSeed() ? [`--grep=${JOURNEY_TAG}`] : []),
      `--reporter=list,json,${inProject('scripts/test/reporters/playwrightProgress.mjs')}`,
      `--output=${pagesOf(report)}`,
    ],
    // The portals' data is removed with the run's folder, however the run ends.
    env: (report) => ({
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      GARITA_E2E_FOLDER: context.folder,
    }),
    report: name,
    kind: PLAYWRIGHT,
    tests: (file) => /^e2e\/.*\.spec\.ts$/.test(file),
  });

const journeysStep = (where, { name, report = 'e2e.json', ...step }) => ({
  name,
  // All journeys take both cores and most of the memory. Beside a sample, other steps can run.
  alone: !sampleSeed(),
  ...step,
  run: async (context) => {
    const result = await runJourneys(context, where, report);
    return {
      ...result,
      output: `${result.output}${readPages(pagesOf(join(context.folder, report)))}`,
    };
  },
});

export const e2eSteps = () => [
  { part, name: BUILD, run: buildPortal },
  journeysStep(ON_POSTGRES, { part, name: 'recorridos', after: [BROWSER_STEP, BUILD] }),
];

/** The same journeys, all on the embedded database. */
export const journeysOnFolders = journeysStep(ON_FOLDERS, {
  part: 'nightly',
  name: 'recorridos, base de datos incorporada',
  report: 'nightly-e2e.json',
  alone: true,
  after: [BROWSER_STEP],
});
