// The kinds of steps in `npm test`.
//
// A step is {part, name, after?, alone?, run}. `after` names steps that must have passed; `alone`
// excludes parallel steps, for tests that a busy machine would disturb. `run(context)` returns
// {passed, failed, notes, output}.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/processes.mjs';
import { inProject } from '../lib/project.mjs';
import { judge } from './counts.mjs';
import { chooseAgain, judgeAgain } from './secondLook.mjs';

/** Runs a script without colours, so that its output reads the same on a screen and in a log. */
export const runInProject = (script, args, env = {}) =>
  runNode(script, args, { cwd: inProject(), env: { NO_COLOR: '1', CI: 'true', ...env } });

/** vitest's reporters: dots for people, JSON to count, and progress. */
export const vitestReports = (report) => [
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
  `--reporter=${inProject('scripts/test/reporters/vitestProgress.mjs')}`,
];

/** A tool that passes or fails: it counts as one test. */
export function toolStep({ script, args = [], env, ...step }) {
  const run = async () => {
    const { code, output } = await runInProject(script, args, env);
    return code === 0
      ? { passed: 1, failed: 0, notes: [], output }
      : { passed: 0, failed: 1, notes: [], output };
  };
  return { ...step, run };
}

/** The result of a step that the change does not affect. */
export const UNTOUCHED = { passed: 0, failed: 0, notes: ['el cambio no lo toca'], output: '' };

async function look({ script, args, env = () => ({}), kind, missing, context }, report, files) {
  const path = join(context.folder, report);
  const { code, output } = await runInProject(script, args(path, files), {
    ...env(path),
    GARITA_PROGRESS: context.progress,
  });
  if (!existsSync(path))
    return { result: { passed: 0, failed: 1, notes: ['no dejó informe'], output }, failures: [] };
  const parsed = JSON.parse(readFileSync(path, 'utf8'));
  const lacks = missing?.(parsed) ?? [];
  const { passed, failed, notes } = kind.count(parsed);
  const judged = judge(
    { passed, failed: failed + lacks.length, notes: [...notes, ...lacks] },
    code,
  );
  return {
    result: { ...judged, output, times: kind.listTimes(parsed) },
    failures: kind.listFailures(parsed),
  };
}

/**
 * Runs a test runner. If the run retries (`context.again`), failed tests run once more
 * (secondLook.mjs).
 * @param args returns arguments, from the report's path and, in a filtered run, the test files
 * @param env returns environment variables, from the same path
 * @param kind the report's format (counts.mjs)
 * @param missing returns a note for each thing the report lacks; each counts as a failure
 * @param tests whether a file is one of the runner's tests
 * @param narrow selects the retried tests, for a runner that does not take files
 */
export async function runTests(options) {
  const { context, report, tests, narrow } = options;
  const chosen = context.touched ? [...context.touched].filter(tests) : undefined;
  if (chosen?.length === 0) return UNTOUCHED;
  const first = await look(options, report, chosen);
  const doubted = context.again ? chooseAgain(first.result, first.failures) : [];
  if (doubted.length === 0) return first.result;
  narrow?.(doubted);
  const second = await look({ ...options, missing: undefined }, `again-${report}`, [
    ...new Set(doubted.map(({ file }) => file)),
  ]);
  return judgeAgain(first.result, doubted, second);
}
