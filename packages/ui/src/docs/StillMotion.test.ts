import { expect, test } from 'vitest';
import { answerForLessMotion } from './StillMotion';

test.each([
  ['(prefers-reduced-motion: reduce)', '(width >= 0px)'],
  ['(prefers-reduced-motion)', '(width >= 0px)'],
  ['@media (prefers-reduced-motion:no-preference)', '@media (width < 0px)'],
  [
    '@media (max-width: 719.98px) and (prefers-reduced-motion: reduce)',
    '@media (max-width: 719.98px) and (width >= 0px)',
  ],
  ['(hover: hover)', '(hover: hover)'],
])('with simulated reduced motion %s becomes %s', (query, answer) => {
  expect(answerForLessMotion(query)).toBe(answer);
});
