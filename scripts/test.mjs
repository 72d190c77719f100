// npm test [-- --only=check,server,stories,e2e] [--changed [--base REF]] [--once]: everything that proves Garita works, in one go.
//
// With --changed only what a change can touch: what is not committed yet, or all since REF. With --once a test that fails has failed, though it may
// not fail again (test/secondLook.mjs).
import { parseArgs } from 'node:util';
import { browserStep } from './test/browser.mjs';
import { checkSteps } from './test/check.mjs';
import { e2eSteps } from './test/e2e.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { serverSteps } from './test/server.mjs';
import { storiesSteps } from './test/stories.mjs';
import { findTouched, listChanged, readImporters } from './test/touched.mjs';

const PARTS = {
  check: checkSteps,
  server: serverSteps,
  stories: storiesSteps,
  e2e: e2eSteps,
};
const NEEDS_BROWSER = ['stories', 'e2e'];

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean' },
      base: { type: 'string' },
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

function stepsOf(parts) {
  const browserUser = parts.find((name) => NEEDS_BROWSER.includes(name));
  return [
    ...(browserUser ? [browserStep(browserUser)] : []),
    ...parts.flatMap((name) => PARTS[name]),
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

/** The paths that the change can touch; null for all. */
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
await runAndReport(stepsOf(options.parts), {
  touched: await readTouched(options),
  again: !options.once,
});
