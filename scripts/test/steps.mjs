// The two kinds of step that `npm test` is made of.
//
// A step is {part, name, after?, alone?, run}. `after` names steps that must have passed before; `alone` keeps every other step away
// while it runs, for what a busy machine would disturb. `run(context)` gives {passed, failed, notes, output}.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/processes.mjs';
import { inProject } from '../lib/project.mjs';
import { judge } from './counts.mjs';
import { chooseAgain, judgeAgain } from './secondLook.mjs';

/** Runs node in the project's folder and takes the colours off, so that output reads the same on a screen and in a log. */
export const runInProject = (script, args, env = {}) =>
  runNode(script, args, { cwd: inProject(), env: { NO_COLOR: '1', CI: 'true', ...env } });

/** The reports of vitest: signs for people, the file that is counted, and how far it is. */
export const vitestReports = (report) => [
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
  `--reporter=${inProject('scripts/test/reporters/vitestProgress.mjs')}`,
];

/** A tool that simply passes or fails: it counts as one test. */
export function toolStep({ script, args = [], env, ...step }) {
  const run = async () => {
    const { code, output } = await runInProject(script, args, env);
    return code === 0
      ? { passed: 1, failed: 0, notes: [], output }
      : { passed: 0, failed: 1, notes: [], output };
  };
  return { ...step, run };
}

/** What a step gives when the change that is looked at touches nothing of it. */
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
 * Runs a test runner and counts its tests from the report it writes. Where the run looks twice (`context.again`), what failed is run once more
 * (secondLook.mjs).
 * @param args command line, given the path at which the report is expected and, where only some are wanted, the test files
 * @param env what the runner finds in its environment, given the same path
 * @param kind how its report is read (counts.mjs)
 * @param missing what the parsed report should hold and does not, as notes: each counts as a failure
 * @param tests whether a file is one that the runner would run by itself
 * @param narrow told what is tried again before it is, for a runner that is not told files
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
