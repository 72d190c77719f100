/**
 * Whether the entries of a log may be only its newest. No old portal tells its limit, which is a round
 * number.
 */
export const isCut = (entries: readonly unknown[]): boolean =>
  entries.length > 0 && entries.length % 50 === 0;
