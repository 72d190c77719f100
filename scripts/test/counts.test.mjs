import { describe, expect, test } from 'vitest';
import { inProject } from '../lib/project.mjs';
import {
  countJestReport,
  countPlaywrightReport,
  foldersWithoutTests,
  judge,
  listJestFailures,
  listPlaywrightFailures,
} from './counts.mjs';

const jestReport = (changes) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});
const playwrightReport = (stats, errors = []) => ({
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('a report of vitest or Jest', () => {
  test('a report of vitest or Jest gives the numbers of passed and failed tests', () => {
    expect(countJestReport(jestReport({ numFailedTests: 2 }))).toEqual({
      passed: 3,
      failed: 2,
      notes: [],
    });
  });

  test('a report of vitest or Jest gives skipped and unwritten tests as failed, with a note', () => {
    const count = countJestReport(jestReport({ numPendingTests: 1, numTodoTests: 1 }));
    expect(count).toMatchObject({ passed: 3, failed: 2 });
    expect(count.notes).toHaveLength(1);
  });

  test('a report of vitest or Jest gives a file that failed to load as failed', () => {
    const broken = { name: '/p/a.test.ts', status: 'failed', assertionResults: [] };
    expect(countJestReport(jestReport({ testResults: [broken] })).failed).toBe(1);
  });

  test('a report of vitest shows which folders have no tests', () => {
    const report = jestReport({
      testResults: [
        { name: '/p/packages/ui/src/a.test.ts', status: 'passed', assertionResults: [{}] },
      ],
    });
    expect(foldersWithoutTests(report, ['packages/ui', 'packages/app'])).toEqual(['packages/app']);
  });
});

describe('a report of Playwright', () => {
  test('a report of Playwright counts flaky, skipped and failed tests and errors outside of tests as failed', () => {
    expect(countPlaywrightReport(playwrightReport({})).failed).toBe(0);
    expect(countPlaywrightReport(playwrightReport({ flaky: 1 })).failed).toBe(1);
    expect(countPlaywrightReport(playwrightReport({ skipped: 1 })).failed).toBe(1);
    expect(countPlaywrightReport(playwrightReport({ unexpected: 1 })).failed).toBe(1);
    expect(countPlaywrightReport(playwrightReport({}, [{ message: 'setup' }])).failed).toBe(1);
  });
});

describe('the list of failures', () => {
  test('the list of failures has name and file, in a report of vitest or Jest', () => {
    const tests = [
      { ancestorTitles: ['una lista'], title: 'ordena', status: 'failed' },
      { ancestorTitles: [], title: 'filtra', status: 'passed' },
    ];
    const report = jestReport({
      testResults: [
        { name: inProject('packages/ui/src/a.test.ts'), status: 'failed', assertionResults: tests },
      ],
    });
    expect(listJestFailures(report)).toEqual([
      { name: 'una lista › ordena', file: 'packages/ui/src/a.test.ts' },
    ]);
  });

  test('the list of failures includes nested suites, in a report of Playwright', () => {
    const spec = (title, ok) => ({ title, ok, file: 'paga.spec.ts' });
    const suites = [
      {
        title: 'paga.spec.ts',
        specs: [spec('cobra', true)],
        suites: [{ title: 'de noche', specs: [spec('cobra', false)] }],
      },
    ];
    expect(listPlaywrightFailures({ suites })).toEqual([
      { name: 'paga.spec.ts › de noche › cobra', file: 'e2e/paga.spec.ts' },
    ]);
  });
});

describe('the verdict', () => {
  test('the verdict follows the counts if the exit code agrees', () => {
    expect(judge({ passed: 3, failed: 0, notes: [] }, 0)).toEqual({
      passed: 3,
      failed: 0,
      notes: [],
    });
    expect(judge({ passed: 3, failed: 2, notes: [] }, 1)).toEqual({
      passed: 3,
      failed: 2,
      notes: [],
    });
  });

  test('the verdict is a failure if a runner fails although no test failed', () => {
    expect(judge({ passed: 3, failed: 0, notes: [] }, 1).failed).toBe(1);
  });

  test('the verdict is a failure if no test ran', () => {
    expect(judge({ passed: 0, failed: 0, notes: [] }, 0).failed).toBe(1);
  });
});
