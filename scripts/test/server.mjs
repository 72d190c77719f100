// Part `server`: the server's tests through HTTP, on the embedded database and on a real PostgreSQL (which of them where: serverFiles.mjs); and the
// `garita` command, as a process, against a whole server.
import { inProject, toolPath } from '../lib/project.mjs';
import { JEST } from './counts.mjs';
import { cliFiles, embeddedFiles, postgresFiles } from './serverFiles.mjs';
import { runTests, vitestReports } from './steps.mjs';

const part = 'server';
const vitest = toolPath('vitest');
/** The server's tests of the embedded database itself have a project of their own (vitest.config.ts). */
const PROJECTS = { server: ['server', 'motor'] };
/** Where a project's tests are, when not only in the package of its name: what the server's tests stand on is tried together with them. */
const PACKAGES = { server: '(server|testing)' };
const vitestArgs = (projects, files, report) => [
  'run',
  ...projects.map((name) => `--project=${name}`),
  ...vitestReports(report),
  ...files,
];

/** The tests that a run of these arguments holds, as runTests asks for them. */
function testsOf(project, files) {
  const isExcluded = (_, i) => files[i - 1] === '--exclude';
  const paths = files.filter((file, i) => !file.startsWith('--') && !isExcluded(file, i));
  const excluded = files.filter(isExcluded).map((file) => file.replace('**', ''));
  const isTest = new RegExp(String.raw`^packages/${PACKAGES[project] ?? project}/.*\.test\.ts$`);
  const below = (file) => (path) => file.startsWith(path);
  return (file) =>
    isTest.test(file) &&
    (paths.length === 0 || paths.some(below(file))) &&
    !excluded.some(below(file));
}

/**
 * A step that runs tests on the embedded database.
 * @param files which of the project's, as arguments for vitest; all when there are none
 */
export const onEmbedded = ({ name, project = 'server', files = [], env = {}, ...step }) => ({
  name,
  ...step,
  run: (context) =>
    runTests({
      context,
      script: vitest,
      args: (report, chosen = files) => vitestArgs(PROJECTS[project] ?? [project], chosen, report),
      // A person's own setting must not turn it into a second run on PostgreSQL.
      env: () => ({ ...env, GARITA_TEST_DATABASE_URL: '' }),
      report: `${step.part}-${project}-embedded.json`,
      kind: JEST,
      tests: testsOf(project, files),
    }),
});

const postgresReport = (part, project) => `${part}-${project}-postgres.json`;

/** A step that runs tests on a real PostgreSQL, as above. Its report lies in the run's folder under the name in `report`. */
export const onPostgres = ({ name, project = 'server', files = [], env = {}, ...step }) => ({
  name,
  ...step,
  report: postgresReport(step.part, project),
  run: (context) =>
    runTests({
      context,
      script: inProject('scripts/with-postgres.mjs'),
      args: (report, chosen = files) => [
        process.execPath,
        vitest,
        ...vitestArgs([project], chosen, report),
      ],
      env: () => env,
      report: postgresReport(step.part, project),
      kind: JEST,
      tests: testsOf(project, files),
    }),
});

/** @returns the steps, of a sample where that is wanted */
export const serverSteps = () => [
  // Alone: beside another it would wait for the two cores, and take a tenth more of them.
  onEmbedded({ part, name: 'base de datos incorporada', files: embeddedFiles(), alone: true }),
  // Side by side: the one waits for its PostgreSQL now and then, and the other has a single worker.
  onPostgres({ part, name: 'PostgreSQL', files: postgresFiles() }),
  // A portal behind its port is the same on both, and costs a fraction on this one; the night asks the embedded one too.
  onPostgres({ part, name: 'orden garita', project: 'cli', files: cliFiles() }),
];
