// Part `server`: the server's tests through HTTP, on the embedded database and on PostgreSQL
// (serverFiles.mjs says which). It also tests the `garita` command, as a process, against a whole
// server.
import { inProject, toolPath } from '../lib/project.mjs';
import { JEST } from './counts.mjs';
import { sampleSeed } from './sample.mjs';
import { cliFiles, embeddedFiles, postgresFiles } from './serverFiles.mjs';
import { runTests, vitestReports } from './steps.mjs';

const part = 'server';
const vitest = toolPath('vitest');
/** The tests of the embedded database have their own project (vitest.config.ts). */
const PROJECTS = { server: ['server', 'engine'] };
/** The packages that a project tests, if it tests more than the package of its own name. */
const PACKAGES = { server: '(server|testing)' };
const vitestArgs = (projects, files, report) => [
  'run',
  ...projects.map((name) => `--project=${name}`),
  ...vitestReports(report),
  ...files,
];

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

/** A step on the embedded database. @param files for vitest; by default all files of the project */
export const onEmbedded = ({ name, project = 'server', files = [], env = {}, ...step }) => ({
  name,
  ...step,
  run: (context) =>
    runTests({
      context,
      script: vitest,
      args: (report, chosen = files) => vitestArgs(PROJECTS[project] ?? [project], chosen, report),
      // A developer's own setting must not select PostgreSQL.
      env: () => ({ ...env, GARITA_TEST_DATABASE_URL: '' }),
      report: `${step.part}-${project}-embedded.json`,
      kind: JEST,
      tests: testsOf(project, files),
    }),
});

const postgresReport = (part, project) => `${part}-${project}-postgres.json`;

/** A step on PostgreSQL, whose report is in the run's folder under `report`. */
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

export const serverSteps = () => [
  onPostgres({ part, name: 'PostgreSQL', files: postgresFiles() }),
  // Through its port a portal behaves the same on both databases, and PostgreSQL is much faster;
  // the nightly run uses the embedded database too.
  onPostgres({ part, name: 'orden garita', project: 'cli', files: cliFiles() }),
  onEmbedded({
    part,
    name: 'base de datos incorporada',
    files: embeddedFiles(),
    // All its files take both cores and most of the memory. Beside a sample, other steps can run.
    alone: !sampleSeed(),
  }),
];
