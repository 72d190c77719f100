// npm test [-- --only=check,server,stories,e2e]: everything that proves Garita works, in one go.
//
// One line a step; whatever failed is shown whole; the last line is `N passed, N failed`, over the tests of all runners.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopAll, stopAllOnSignals } from './lib/processes.mjs';
import { browserStep } from './test/browser.mjs';
import { checkSteps } from './test/check.mjs';
import { e2eSteps } from './test/e2e.mjs';
import { runSteps } from './test/schedule.mjs';
import { serverSteps } from './test/server.mjs';
import { storiesSteps } from './test/stories.mjs';

const PARTS = {
  check: checkSteps,
  server: serverSteps,
  stories: storiesSteps,
  e2e: e2eSteps,
};
const NEEDS_BROWSER = ['stories', 'e2e'];
/** Two cores are what the project promises to be tested on; more lanes would only make each step slower. */
const LANES = 2;

function chosenParts() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only ? values.only.split(',') : Object.keys(PARTS);
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length === 0) return names;
  console.error(`No existe la parte «${unknown.join(', ')}». Las partes son: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

function stepsOf(parts) {
  const browserUser = parts.find((name) => NEEDS_BROWSER.includes(name));
  return [...(browserUser ? [browserStep(browserUser)] : []), ...parts.flatMap((name) => PARTS[name])];
}

const total = { passed: 0, failed: 0 };

function report({ part, name }, { passed, failed, notes, output, seconds }) {
  total.passed += passed;
  total.failed += failed;
  const counts = passed + failed > 0 ? `${passed} bien, ${failed} mal` : 'listo';
  const details = [counts, ...notes].join('; ');
  console.log(`${failed > 0 ? '✗' : '✓'} ${part} · ${name}: ${details} (${seconds.toFixed(1)} s)`);
  if (failed > 0 && output.trim()) console.log(`${output.trimEnd()}\n`);
}

const steps = stepsOf(chosenParts());
const folder = mkdtempSync(join(tmpdir(), 'garita-test-'));
const tidyUp = () => rmSync(folder, { recursive: true, force: true });
stopAllOnSignals(tidyUp);
try {
  await runSteps(steps, { folder }, { lanes: LANES, onResult: report });
} finally {
  await stopAll();
  tidyUp();
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
