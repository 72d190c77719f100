import { defineConfig } from 'vitest/config';

/** One project a package, so that `npx vitest run --project=domain` runs just its tests. No DOM anywhere: what needs a browser runs in a real one. */
const unitTests = (name: string, include: string[]) => ({ test: { name, include, environment: 'node' as const } });
const packageTests = (name: string) => unitTests(name, [`packages/${name}/src/**/*.test.{ts,tsx}`]);

export default defineConfig({
  test: {
    watch: false,
    // A forgotten `.only` fails instead of hiding the other tests.
    allowOnly: false,
    // What `npm test` promises to run on: two cores.
    maxWorkers: 2,
    projects: [
      packageTests('domain'),
      packageTests('api-client'),
      packageTests('ui'),
      packageTests('app'),
      // Each worker has a database of its own, so files run side by side; the files of one worker share its modules and its agencies
      // (testing/testAgency.ts), which halves the time.
      { test: { ...packageTests('server').test, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } },
      // Runs the command as a process against a whole server.
      { test: { ...packageTests('cli').test, testTimeout: 60_000, hookTimeout: 60_000 } },
      // What takes minutes, a disk of its own or few files: not part of `npm test`.
      { test: { ...unitTests('trust', ['trust/**/*.test.ts']).test, testTimeout: 300_000, hookTimeout: 300_000 } },
      { test: { ...unitTests('scripts', ['scripts/**/*.test.mjs']).test, testTimeout: 60_000 } },
    ],
  },
});
