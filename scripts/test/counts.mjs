// Counts results in the reports of the test runners.
//
// Every count is {passed, failed, notes}. A skipped test counts as failed, so that it cannot be
// forgotten.
import { relative } from 'node:path';
import { inProject } from '../lib/project.mjs';

const SKIPPED_NOTE = (skipped) =>
  skipped > 0 ? [`${skipped} saltadas: una prueba saltada cuenta como fallida`] : [];

/** A report of vitest, or of Jest (Storybook's test runner): both have the same form. */
export function countJestReport(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that fails to load has no tests to count.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + broken,
    notes: SKIPPED_NOTE(skipped),
  };
}

/** A report of @playwright/test. A test that passed only on a retry (`flaky`) has failed. */
export function countPlaywrightReport({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed, notes: SKIPPED_NOTE(stats.skipped) };
}

/** @returns {name, file} of each failure, the file as the runner takes it */
export function listJestFailures({ testResults }) {
  const failedOf = ({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => ({
        name: [...ancestorTitles, title].join(' › '),
        file: relative(inProject(), name),
      }));
  return testResults.flatMap(failedOf);
}

/** The same as `listJestFailures`, for a report of @playwright/test. */
export function listPlaywrightFailures({ suites }) {
  const failedIn = (path) => (suite) => {
    const failed = (suite.specs ?? []).filter(({ ok }) => !ok);
    const here = failed.map(({ title, file }) => ({
      name: [...path, title].join(' › '),
      file: `e2e/${file}`,
    }));
    return [
      ...here,
      ...(suite.suites ?? []).flatMap((inner) => failedIn([...path, inner.title])(inner)),
    ];
  };
  return suites.flatMap((suite) => failedIn([suite.title])(suite));
}

/** @returns {name, seconds} of each test */
export const listJestTimes = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, title, duration }) => ({
      name: [...ancestorTitles, title].join(' › '),
      seconds: (duration ?? 0) / 1000,
    }));

export function listPlaywrightTimes({ suites }) {
  const timesIn = ({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      name: title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, r) => sum + r.duration, 0) / 1000,
    })),
    ...inner.flatMap(timesIn),
  ];
  return suites.flatMap(timesIn);
}

export const JEST = {
  count: countJestReport,
  listFailures: listJestFailures,
  listTimes: listJestTimes,
};
export const PLAYWRIGHT = {
  count: countPlaywrightReport,
  listFailures: listPlaywrightFailures,
  listTimes: listPlaywrightTimes,
};

export function foldersWithoutTests(report, folders) {
  const files = report.testResults.map((file) => file.name.replaceAll('\\', '/'));
  return folders.filter((folder) => !files.some((file) => file.includes(`/${folder}/`)));
}

/** Adds a failure if a runner failed without a failed test, or succeeded without running any. */
export function judge({ passed, failed, notes }, exitCode) {
  if (failed === 0 && exitCode !== 0)
    return { passed, failed: 1, notes: [...notes, `terminó con el código ${exitCode}`] };
  if (failed === 0 && passed === 0)
    return { passed, failed: 1, notes: [...notes, 'no se ejecutó ninguna prueba'] };
  return { passed, failed, notes };
}
