// The steps of `npm run test:trust`, and its summary of attempts and losses, as the tests report
// them.
import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, toolPath } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { countJestReport, JEST } from './counts.mjs';
import { listFaultFiles } from './faults.mjs';
import { onPostgres } from './server.mjs';
import { runTests, vitestReports } from './steps.mjs';

const part = 'trust';
/** Number of generated requests for each call. */
const CASES = 2_000;

/** The file to which each test appends its report as a line (trust/support/tell.ts). */
const talesOf = (folder) => join(folder, 'confianza.txt');

export function listTales(folder) {
  return existsSync(talesOf(folder))
    ? readFileSync(talesOf(folder), 'utf8').split('\n').filter(Boolean)
    : [];
}

/** Sums the cases of the fuzz: each of its tests is a call with its number of cases. */
export function tellCases(report, seed) {
  const calls = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ meta }) => meta?.cases > 0);
  const cases = calls.reduce((sum, { meta }) => sum + meta.cases, 0);
  const counts = [...new Set(calls.map(({ meta }) => meta.cases))].sort((a, b) => a - b);
  const each = counts.length > 1 ? `de ${counts[0]} a ${counts.at(-1)}` : String(counts[0] ?? 0);
  return `${cases} casos generados: ${each} en cada una de ${calls.length} llamadas; ${report.numFailedTests} llamadas contestaron mal alguno (GARITA_FUZZ_SEED=${seed})`;
}

function fuzzStep(seed) {
  const env = {
    GARITA_FUZZ_CASES: String(CASES),
    GARITA_FUZZ_EVENLY: '1',
    GARITA_FUZZ_SEED: String(seed),
  };
  const step = onPostgres({
    part,
    name: `casos generados, GARITA_FUZZ_SEED=${seed}`,
    files: ['packages/server/src/contract/fuzz.test.ts'],
    env,
  });
  const run = async (context) => {
    const result = await step.run(context);
    const report = join(context.folder, step.report);
    if (existsSync(report))
      appendFileSync(
        talesOf(context.folder),
        `${tellCases(JSON.parse(readFileSync(report, 'utf8')), seed)}\n`,
      );
    return result;
  };
  return { ...step, run };
}

const hardStep = (seed) => ({
  part,
  after: [BROWSER_STEP],
  name: `golpes, discos, respaldos y textos, GARITA_TRUST_SEED=${seed}`,
  run: (context) =>
    runTests({
      context,
      script: toolPath('vitest'),
      args: (report) => ['run', '--project=trust', '--maxWorkers=1', ...vitestReports(report)],
      env: () => ({
        GARITA_TRUST_REPORT: talesOf(context.folder),
        GARITA_TRUST_SEED: String(seed),
      }),
      report: 'trust.json',
      kind: JEST,
    }),
});

function tellFaults(folder, count) {
  appendFileSync(
    talesOf(folder),
    `${listFaultFiles().length} ficheros de la lista de fallos: ${count.passed} pruebas bien, ${count.failed} mal\n`,
  );
  return count;
}

/** Faults of docs/guarantees.md tested in a package: on PostgreSQL, or on the embedded database. */
const faultsStep = {
  part,
  name: 'cada fallo de la lista',
  run: (context) =>
    runTests({
      context,
      script: inProject('scripts/with-postgres.mjs'),
      args: (report) => [
        ...[
          process.execPath,
          toolPath('vitest'),
          'run',
          '--project=server',
          '--project=engine',
          '--project=domain',
        ],
        ...vitestReports(report),
        ...listFaultFiles(),
      ],
      report: 'trust-faults.json',
      kind: { ...JEST, count: (report) => tellFaults(context.folder, countJestReport(report)) },
    }),
};

const seedFrom = (name) => process.env[name] || randomInt(2 ** 31);

/** The steps of both lanes: the fuzz keeps one core busy, the crashes the other. */
export const trustSteps = () => [
  fuzzStep(seedFrom('GARITA_FUZZ_SEED')),
  hardStep(seedFrom('GARITA_TRUST_SEED')),
  faultsStep,
];
