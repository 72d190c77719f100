/** First and longest pause before a retry; it doubles with each failure. Milliseconds. */
const [FIRST_MS, LONGEST_MS] = [500, 30_000];

/**
 * Jitter over the upper half, so that clients of a restarted server do not all return at once.
 * @param random a number from 0 to 1
 */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random() / 2);
