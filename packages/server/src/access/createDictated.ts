/**
 * No 0, 1, l, I or O: people read it from a screen or dictate it. 32 of them, so that each random
 * byte picks all evenly.
 */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A secret of 80 random bits that can be dictated: `k7pm-x3rt-9wqd-4hza`. */
export function createDictated(random: (bytes: number) => Buffer): string {
  const letters = [...random(GROUPS * GROUP_LENGTH)].map((byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  );
  return Array.from({ length: GROUPS }, (_, i) =>
    letters.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
