// What `npm test` and its longer sisters share: one line a step, whatever failed whole, and a last line `N passed, N failed` over all runners.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAll, stopAllOnSignals } from '../lib/processes.mjs';
import { runSteps } from './schedule.mjs';

/** Two cores are what the project promises to be tested on; more lanes would only make each step slower. */
const LANES = 2;

function report(total, { part, name }, { passed, failed, notes, output, seconds, unsteady = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.unsteady.push(...unsteady);
  const counts = passed + failed > 0 ? `${passed} bien, ${failed} mal` : 'listo';
  const details = [counts, ...notes, ...unsteady.map((test) => `inestable: ${test}`)].join('; ');
  console.log(`${failed > 0 ? '✗' : '✓'} ${part} · ${name}: ${details} (${seconds.toFixed(1)} s)`);
  if (failed + unsteady.length > 0 && output.trim()) console.log(`${output.trimEnd()}\n`);
}

/**
 * Runs the steps, tells each result and what was unsteady, and ends this process: with 0 when nothing failed, else with 1.
 * @param steps see steps.mjs
 * @param context what the steps are told besides `folder`, in which they may leave things while they run
 * @param conclude given that context, the lines that are said when all are done, from what they have left there
 */
export async function runAndReport(steps, context = {}, conclude = () => []) {
  const total = { passed: 0, failed: 0, unsteady: [] };
  const folder = mkdtempSync(join(tmpdir(), 'garita-test-'));
  const tidyUp = () => rmSync(folder, { recursive: true, force: true });
  stopAllOnSignals(tidyUp);
  try {
    await runSteps(
      steps,
      { ...context, folder },
      { lanes: LANES, onResult: (step, result) => report(total, step, result) },
    );
    for (const line of conclude({ ...context, folder })) console.log(line);
  } finally {
    await stopAll();
    tidyUp();
  }
  if (total.unsteady.length > 0) {
    console.log(
      `\nInestables: han fallado una vez y, repetidas, no. Hay que arreglarlas:\n${total.unsteady.map((test) => `  ${test}`).join('\n')}`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}
