// Retries failed tests once, without any other test of the same step in parallel.
//
// Without a retry, one flaky test in twelve thousand would block a change that did not cause it.
// The run reports the flaky test with its output, so that its author fixes it. `--once`, the
// nightly run and `npm run test:trust` do not retry.

/** A step with more failed tests is not retried, since so many do not fail by chance. */
export const MOST_UNSTEADY = 3;

/** The failures to retry: all, if they are few and only tests failed; else none. */
export const chooseAgain = ({ failed }, failures) =>
  failed === failures.length && failed <= MOST_UNSTEADY ? failures : [];

/**
 * Joins the results of both runs. Tests that failed only the first time are in `unsteady`, by name,
 * and count as passed.
 * @param doubted the first failures, each {name, file}
 * @param second {result, failures} of the retry, which includes all of `doubted` and maybe more
 */
export function judgeAgain(first, doubted, { result, failures }) {
  const names = (list) => list.map(({ name }) => name);
  if (result.failed > 0)
    return {
      ...first,
      notes: [
        ...first.notes,
        `otra vez mal: ${names(failures).join(' · ') || 'toda la repetición'}`,
      ],
    };
  return { ...first, passed: first.passed + doubted.length, failed: 0, unsteady: names(doubted) };
}
