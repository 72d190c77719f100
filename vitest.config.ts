import { defineConfig } from 'vitest/config';
import { QUICK_ENGINE } from './scripts/lib/quickEngine.mjs';

/**
 * Milliseconds for every test and hook, far above what any takes. The limit ends a hanging test and
 * measures nothing, so that a busy machine fails no test. No test sets its own.
 */
const LIMIT = 180_000;
/** Milliseconds for tests that start processes repeatedly or take screenshots. */
const TRUST_LIMIT = 600_000;

/**
 * One project for each package, as in `npx vitest run --project=domain`. Without a DOM: tests that
 * need a browser run in a real one.
 */
const unitTests = (name: string, include: string[], limit = LIMIT) => ({
  name,
  include,
  environment: 'node' as const,
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: limit } },
});
/** A worker's heap limit in megabytes: two workers and their databases fit into 4 GB. */
const HEAP = ['--max-old-space-size=384'];
/**
 * The files of a worker share its modules, so a test restores its changes to them. A process for
 * each file would import longer than it tests.
 */
const packageTests = (name: string, but: readonly string[] = []) => ({
  // A pattern instead of `exclude`, which would replace the command line's.
  ...unitTests(name, [`packages/${name}/src/**/*.test.{ts,tsx}`, ...but.map((path) => `!${path}`)]),
  isolate: false,
  execArgv: HEAP,
});
/**
 * Tests of the embedded database on a disk. A process never frees the memory of a database that it
 * opened. So these tests run in processes of their own.
 */
const ENGINES = [
  'packages/server/src/db/embedded/**/*.test.ts',
  'packages/server/src/createOwnersLink.test.ts',
];
/** The embedded database runs in the worker itself; a PostgreSQL server does not. */
const WITH_DATABASE = process.env.GARITA_TEST_DATABASE_URL ? HEAP : [...HEAP, ...QUICK_ENGINE];
/** The page shows times in the user's zone: tests use one, whatever the machine's. */
const IN_UTC = { TZ: 'UTC' };
/** Prepares the embedded database once for all workers. */
const globalSetup = ['packages/testing/src/database/prepareRun.ts'];

export default defineConfig({
  test: {
    watch: false,
    // A forgotten `.only` fails instead of hiding the other tests.
    allowOnly: false,
    // `npm test` is promised to run on two cores.
    maxWorkers: 2,
    projects: [
      { test: packageTests('domain') },
      { test: packageTests('api-client') },
      { test: { ...packageTests('ui'), env: IN_UTC } },
      { test: { ...packageTests('app'), include: ['packages/app/{src,build}/**/*.test.ts'] } },
      // Each worker has its own database, so files run in parallel. The files of one worker share
      // its modules and agencies (testing/agency/readyAgency.ts), which halves the time.
      {
        test: {
          ...packageTests('{server,demo,testing}', ENGINES),
          name: 'server',
          globalSetup,
          execArgv: WITH_DATABASE,
        },
      },
      {
        test: {
          ...packageTests('server'),
          name: 'engine',
          include: ENGINES,
          globalSetup,
          execArgv: [...HEAP, ...QUICK_ENGINE],
          sequence: { groupOrder: 2 },
        },
      },
      // Runs the command against a whole server, which all files share
      // (cli/src/testing/openPortal.ts). There is one worker, because a second server costs more
      // time than it saves. Vitest requires a `groupOrder` for a project with its own `maxWorkers`.
      // FORCE_COLOR makes the output independent of the terminal.
      {
        test: {
          ...packageTests('cli'),
          globalSetup,
          maxWorkers: 1,
          execArgv: WITH_DATABASE,
          sequence: { groupOrder: 1 },
          env: { ...IN_UTC, FORCE_COLOR: '0' },
        },
      },
      // Tests that take minutes, a disk of their own or few file handles: not part of `npm test`.
      { test: unitTests('trust', ['trust/**/*.test.ts'], TRUST_LIMIT) },
      // Builds Storybooks and takes screenshots: part of `npm run test:nightly`.
      { test: unitTests('visual', ['scripts/visual/**/*.spec.mjs'], TRUST_LIMIT) },
      // Weakens copies of the project, which the tests must notice: part of `npm run test:nightly`.
      { test: unitTests('weakened', ['scripts/weakened/**/*.spec.mjs'], TRUST_LIMIT) },
      {
        test: {
          ...unitTests('scripts', ['scripts/**/*.test.mjs']),
          isolate: false,
          unstubEnvs: true,
        },
      },
    ],
  },
});
