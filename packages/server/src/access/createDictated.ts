/**
 * Letters and digits that are clear in dictation, without 0, 1, l and o. There are 32, so `byte %
 * 32` picks each equally often.
 */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A secret of 80 random bits: `k7pm-x3rt-9wqd-4hza`. */
export function createDictated(random: (bytes: number) => Buffer): string {
  const letters = [...random(GROUPS * GROUP_LENGTH)].map((byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  );
  return Array.from({ length: GROUPS }, (_, i) =>
    letters.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
