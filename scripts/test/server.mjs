// Part `server`: the server's tests through HTTP, on the embedded database and again on a real PostgreSQL; and the `garita` command, as a
// process, against a whole server.
import { inProject, toolPath } from '../lib/project.mjs';
import { countJestReport } from './counts.mjs';
import { runTests } from './steps.mjs';

const part = 'server';
const vitest = toolPath('vitest');
const SERVER_TESTS = /^packages\/server\/.*\.test\.ts$/;
const vitestArgs = (report, project = 'server') => ['run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];

const onEmbedded = (context) =>
  runTests({
    context,
    script: vitest,
    args: vitestArgs,
    // A person's own setting must not turn the embedded run into a second PostgreSQL run.
    env: { GARITA_TEST_DATABASE_URL: '' },
    report: 'server-embedded.json',
    count: countJestReport,
    tests: SERVER_TESTS,
  });

const onPostgres = (context) =>
  runTests({
    context,
    script: inProject('scripts/with-postgres.mjs'),
    args: (report) => [process.execPath, vitest, ...vitestArgs(report)],
    report: 'server-postgres.json',
    count: countJestReport,
    tests: SERVER_TESTS,
  });

const ofCommand = (context) =>
  runTests({
    context,
    script: vitest,
    args: (report) => vitestArgs(report, 'cli'),
    env: { GARITA_TEST_DATABASE_URL: '' },
    report: 'cli.json',
    count: countJestReport,
    tests: /^packages\/cli\/.*\.test\.ts$/,
  });

export const serverSteps = [
  { part, name: 'base de datos incorporada', run: onEmbedded },
  { part, name: 'PostgreSQL', run: onPostgres },
  { part, name: 'orden garita', run: ofCommand },
];
