// Part `e2e`: whole journeys in a real browser against the running demo.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { countPlaywrightReport } from './counts.mjs';
import { runInProject, runTests } from './steps.mjs';

const part = 'e2e';
const BUILD = 'construir el portal';

async function buildPortal() {
  const { code, output } = await runInProject(inProject('scripts/build.mjs'), []);
  return { passed: 0, failed: code === 0 ? 0 : 1, notes: [], output };
}

/** What the pages of failed journeys showed at the end, as Playwright has left it: the folder goes with the run. */
function readPages(folder) {
  if (!existsSync(folder)) return '';
  const pages = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('error-context.md'));
  return pages.map((path) => `\n── ${dirname(path)}\n${readFileSync(join(folder, path), 'utf8').trim()}\n`).join('');
}

async function journeys(context) {
  const result = await runJourneys(context);
  return result.failed === 0 ? result : { ...result, output: `${result.output}${readPages(join(context.folder, 'e2e'))}` };
}

const runJourneys = (context) =>
  runTests({
    context,
    script: toolPath('@playwright/test', 'playwright'),
    args: (_, chosen = []) => ['test', ...chosen, '--reporter=list,json', `--output=${context.folder}/e2e`],
    // The data of the portals that are started goes with the folder of this run, however it ends.
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${context.folder}/e2e.json`, GARITA_E2E_FOLDER: context.folder },
    report: 'e2e.json',
    count: countPlaywrightReport,
    tests: (file) => /^e2e\/.*\.spec\.ts$/.test(file),
  });

export const e2eSteps = [
  { part, name: BUILD, run: buildPortal },
  // Alone: two browsers and their portals take both cores, and memory like no other step.
  { part, name: 'recorridos', after: [BROWSER_STEP, BUILD], alone: true, run: journeys },
];
