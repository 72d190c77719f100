/**
 * The first and the longest pause before a retry, in milliseconds. The pause doubles with each
 * failure.
 */
const [FIRST_MS, LONGEST_MS] = [500, 30_000];

/**
 * The pause in milliseconds, between half of it and all of it: the jitter prevents that all clients
 * of a restarted server reconnect at once.
 * @param random returns a number from 0 to 1
 */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random() / 2);
