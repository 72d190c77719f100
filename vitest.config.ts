import { defineConfig } from 'vitest/config';
import { QUICK_ENGINE } from './scripts/lib/quickEngine.mjs';

/**
 * One limit for every test and hook, far above what any takes: it ends what hangs and measures nothing, so that a busy machine fails no test. No test
 * has one of its own. Milliseconds.
 */
const LIMIT = 180_000;
/** The same for what starts processes over and over, or photographs, and takes minutes together on a quiet machine. */
const TRUST_LIMIT = 600_000;

/** One project a package, so that `npx vitest run --project=domain` runs just its tests. No DOM anywhere: what needs a browser runs in a real one. */
const unitTests = (name: string, include: string[], limit = LIMIT) => ({
  name,
  include,
  environment: 'node' as const,
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: limit } },
});
/** A worker tidies its heap from here on, in megabytes, though the machine would let it grow: two of them and their databases fit into 4 GB. */
const HEAP = ['--max-old-space-size=384'];
/** The files of a worker share its modules, so a test puts back what it changes of them: a process and its imports for each file took longer than the tests. */
const packageTests = (name: string, but: readonly string[] = []) => ({
  // Not by `exclude`, which would take the place of the command line's.
  ...unitTests(name, [`packages/${name}/src/**/*.test.{ts,tsx}`, ...but.map((path) => `!${path}`)]),
  isolate: false,
  execArgv: HEAP,
});
/**
 * Tests of the embedded database on a disk: each makes databases of its own, and what one has held a process keeps. In processes of their own, which end with
 * them, none of the others gets far beyond a gigabyte.
 */
const ENGINES = [
  'packages/server/src/db/embedded/**/*.test.ts',
  'packages/server/src/createOwnersLink.test.ts',
];
/** The embedded database runs in the worker itself; a PostgreSQL is beside it, and leaves it what any other worker has. */
const WITH_DATABASE = process.env.GARITA_TEST_DATABASE_URL ? HEAP : [...HEAP, ...QUICK_ENGINE];
/** What people read is in their own time zone: here it is one, whatever the machine's. */
const IN_UTC = { TZ: 'UTC' };
/** Makes what workers would otherwise each make for themselves. */
const globalSetup = ['packages/testing/src/database/prepareRun.ts'];

export default defineConfig({
  test: {
    watch: false,
    // A forgotten `.only` fails instead of hiding the other tests.
    allowOnly: false,
    // What `npm test` promises to run on: two cores.
    maxWorkers: 2,
    projects: [
      { test: packageTests('domain') },
      { test: packageTests('api-client') },
      { test: { ...packageTests('ui'), env: IN_UTC } },
      { test: { ...packageTests('app'), include: ['packages/app/{src,build}/**/*.test.ts'] } },
      // Each worker has a database of its own, so files run side by side; the files of one worker share its modules and its agencies
      // (testing/agency/readyAgency.ts), which halves the time.
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
      // Runs the command against a whole server, which all files share (cli/src/testing/openPortal.ts): in one worker, because opening a second
      // one costs more than it saves, and so in a turn of its own (vitest wants that). What it writes depends on the terminal's colours, too.
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
      // What takes minutes, a disk of its own or few files: not part of `npm test`.
      { test: unitTests('trust', ['trust/**/*.test.ts'], TRUST_LIMIT) },
      // Builds Storybooks and photographs them: part of `npm run test:nightly`.
      { test: unitTests('visual', ['scripts/visual/**/*.spec.mjs'], TRUST_LIMIT) },
      // Weakens copies of the project, each of which must be told of: part of `npm run test:nightly` as well.
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
