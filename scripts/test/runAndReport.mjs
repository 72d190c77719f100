// Shared by `npm test` and the longer runs: progress, one line for each step, the whole output of
// failures, the slowest tests, and a last line `N passed, N failed` over all runners.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAll, stopAllOnSignals, wasInterrupted } from '../lib/processes.mjs';
import { startProgress, tellProgress } from './progress.mjs';
import { runSteps } from './schedule.mjs';

/** Tests are promised to run on two cores; more lanes would only slow each step. */
const LANES = 2;
const SLOWEST = 5;

/** Prints a step's result: one line, and the output of a failure. */
function tellResult({ part, name }, { passed, failed, notes, output, seconds, unsteady = [] }) {
  const counts = passed + failed > 0 ? `${passed} bien, ${failed} mal` : 'listo';
  const details = [counts, ...notes, ...unsteady.map((test) => `inestable: ${test}`)].join('; ');
  const line = `${failed > 0 ? '✗' : '✓'} ${part} · ${name}: ${details} (${seconds.toFixed(1)} s)`;
  return failed + unsteady.length > 0 && output.trim() ? `${line}\n${output.trimEnd()}\n` : line;
}

export function tellSlowest(times) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length === 0) return [];
  return ['\nLas más lentas:', ...slowest.map((t) => `  ${t.seconds.toFixed(1)} s  ${t.name}`)];
}

/** Wraps steps so that they are in `running` while they run, each with a progress file. */
const follow = (steps, running, folder) =>
  steps.map((step, place) => ({
    ...step,
    run: async (context) => {
      const shown = { part: step.part, name: step.name, path: join(folder, `progress-${place}`) };
      running.add(shown);
      try {
        return await step.run({ ...context, progress: shown.path });
      } finally {
        running.delete(shown);
      }
    },
  }));

/**
 * The run's temporary folder. All programs of the run write to it, since a killed program cannot
 * remove its own files. PostgreSQL's user must be able to pass through it.
 */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'garita-test-'));
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return folder;
}

/**
 * Runs steps and reports them. Exits with 0 if nothing failed, else with 1.
 * @param context further fields of the steps' context, which has the temporary `folder`
 * @param conclude returns the last lines, given that context
 */
export async function runAndReport(steps, context = {}, conclude = () => []) {
  const total = { passed: 0, failed: 0, unsteady: [], times: [], ended: 0 };
  const folder = openFolder();
  // A killed program may write a file while the folder is removed, so removing is tried again.
  const tidyUp = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  stopAllOnSignals(tidyUp);
  const running = new Set();
  const start = performance.now();
  const progress = startProgress(() => {
    const waiting = steps.length - total.ended - running.size;
    const seconds = (performance.now() - start) / 1000;
    return running.size > 0 ? tellProgress([...running], waiting, seconds) : '';
  });
  const onResult = (step, result) => {
    if (wasInterrupted()) return;
    total.ended += 1;
    total.passed += result.passed;
    total.failed += result.failed;
    total.unsteady.push(...(result.unsteady ?? []));
    total.times.push(...(result.times ?? []));
    progress.say(tellResult(step, result));
  };
  try {
    const followed = follow(steps, running, folder);
    await runSteps(followed, { ...context, folder }, { lanes: LANES, onResult });
    // The signal's handler ends this process.
    if (wasInterrupted()) await new Promise(() => {});
    progress.stop();
    for (const line of tellSlowest(total.times)) console.log(line);
    for (const line of conclude({ ...context, folder })) console.log(line);
  } finally {
    progress.stop();
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
