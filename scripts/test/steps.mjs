// The two kinds of step that `npm test` is made of.
//
// A step is {part, name, after?, alone?, run}. `after` names steps that must have passed before; `alone` keeps every other step away
// while it runs, for what a busy machine would disturb. `run(context)` gives {passed, failed, notes, output}.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/processes.mjs';
import { inProject } from '../lib/project.mjs';
import { judge } from './counts.mjs';

/** Runs node in the project's folder and takes the colours off, so that output reads the same on a screen and in a log. */
export const runInProject = (script, args, env = {}) => runNode(script, args, { cwd: inProject(), env: { NO_COLOR: '1', CI: 'true', ...env } });

/** A tool that simply passes or fails: it counts as one test. */
export function toolStep({ script, args = [], env, ...step }) {
  const run = async () => {
    const { code, output } = await runInProject(script, args, env);
    return code === 0 ? { passed: 1, failed: 0, notes: [], output } : { passed: 0, failed: 1, notes: [], output };
  };
  return { ...step, run };
}

/** What a step gives when the change that is looked at touches nothing of it. */
export const UNTOUCHED = { passed: 0, failed: 0, notes: ['el cambio no lo toca'], output: '' };

/**
 * Runs a test runner and counts its tests from the report it writes.
 * @param args command line, given the path at which the report is expected and, where only some are wanted, the test files
 * @param count turns the parsed report into {passed, failed, notes}
 * @param tests whether a file is one that the runner would run by itself
 */
export async function runTests({ script, args, env, count, context, report, tests }) {
  const chosen = context.touched ? [...context.touched].filter(tests) : undefined;
  if (chosen?.length === 0) return UNTOUCHED;
  const path = join(context.folder, report);
  const { code, output } = await runInProject(script, args(path, chosen), env);
  if (!existsSync(path)) return { passed: 0, failed: 1, notes: ['no dejó informe'], output };
  return { ...judge(count(JSON.parse(readFileSync(path, 'utf8'))), code), output };
}
