import { wallTimeOf } from './zona';

/**
 * A zone's calendar day at an instant: `2026-11-21`.
 * @param ms milliseconds since 1970.
 * @param zona an IANA zone. @throws RangeError for any other text.
 */
export const localDay = (ms: number, zona: string): string =>
  new Date(wallTimeOf(ms, zona)).toISOString().slice(0, 10);
