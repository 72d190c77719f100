// A second look at what failed: once more, with nothing of the same step beside it.
//
// One test in twelve thousand that a machine was unlucky with says little about a change, and would turn all of it away. It is told all the same, with
// what it said when it failed, and whoever made it unsteady mends it. `--once`, the night and `npm run test:trust` look once.

/** So many may be unsteady in a step: more is no bad luck. */
export const MOST_UNSTEADY = 3;

/** What of a step is looked at again: all that failed, where that is few and nothing but tests failed; else nothing. */
export const chooseAgain = ({ failed }, failures) =>
  failed === failures.length && failed <= MOST_UNSTEADY ? failures : [];

/**
 * What a step gives after the second look. What failed only the first time is in `unsteady`, by name, and counts as passed.
 * @param first the result of the first look
 * @param doubted what failed in it, each {name, file}
 * @param second {result, failures} of the second look, which holds all that is doubted and may hold more
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
