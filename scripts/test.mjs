// npm test: by default every kind of guarantee, and a sample of each large set (test/sample.mjs).
//
//   npm test -- --all              everything, as continuous integration (CI=true) runs it
//   npm test -- --only=server,e2e  whole parts: check, server, stories, e2e
//   npm test -- --changed          tests that uncommitted changes can affect; --base REF: since REF
//   npm test -- --sample SEED      the sample of another commit
//   npm test -- --once             no retry of failed tests (test/secondLook.mjs)
import { parseArgs } from 'node:util';
import { browserStep } from './test/browser.mjs';
import { checkSteps } from './test/check.mjs';
import { e2eSteps } from './test/e2e.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { seedOfCommit, tellSample } from './test/sample.mjs';
import { serverSteps } from './test/server.mjs';
import { storiesSteps } from './test/stories.mjs';
import { findTouched, listChanged, readImporters } from './test/touched.mjs';

/** In the order in which their steps begin: the longest steps last would leave a core idle. */
const PARTS = {
  check: () => checkSteps,
  e2e: e2eSteps,
  stories: storiesSteps,
  server: serverSteps,
};
const NEEDS_BROWSER = ['stories', 'e2e'];

function readOptions() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean' },
      only: { type: 'string' },
      changed: { type: 'boolean' },
      base: { type: 'string' },
      sample: { type: 'string' },
      once: { type: 'boolean' },
    },
  });
  const parts = values.only ? values.only.split(',') : Object.keys(PARTS);
  const unknown = parts.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length === 0) return { ...values, parts };
  console.error(
    `No existe la parte «${unknown.join(', ')}». Las partes son: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

/** The seed of the sample; '' for everything. */
function readSeed({ all, only, changed, sample }) {
  if (all) return '';
  if (sample) return sample;
  const isCi = (process.env.CI ?? '') !== '' && process.env.CI !== 'false';
  return isCi || only || changed ? '' : seedOfCommit();
}

function stepsOf(parts) {
  const browserUser = parts.find((name) => NEEDS_BROWSER.includes(name));
  return [
    ...(browserUser ? [browserStep(browserUser)] : []),
    ...parts.flatMap((name) => PARTS[name]()),
  ];
}

function changedSince(base) {
  try {
    return listChanged(base);
  } catch {
    console.error(base ? `git no conoce «${base}».` : 'Para saber qué ha cambiado hace falta git.');
    process.exit(2);
  }
}

/** The paths that the change can affect; null for all. */
async function readTouched({ changed, base }) {
  if (!changed) return null;
  const files = changedSince(base);
  const touched = findTouched(files, await readImporters());
  console.log(
    `${files.length} ficheros cambiados; se comprueba ${touched ? `lo que tocan: ${touched.size} ficheros` : 'todo'}.`,
  );
  return touched;
}

const options = readOptions();
// An environment variable, where the test runners read it.
process.env.GARITA_SAMPLE = readSeed(options);
await runAndReport(
  stepsOf(options.parts),
  { touched: await readTouched(options), again: !options.once },
  () => tellSample(),
);
