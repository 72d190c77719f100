/**
 * The first and the longest pause before a retry, in milliseconds. The pause doubles with each
 * failure, and then a random part of up to a half is subtracted.
 */
const [FIRST_MS, LONGEST_MS] = [500, 30_000];

/**
 * The pause before a retry, in milliseconds. It has a random part (jitter), so that the clients of
 * a restarted server do not all reconnect at once.
 * @param random returns a number from 0 to 1
 */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random() / 2);
