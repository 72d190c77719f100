import { wallTimeOf } from './zona';

/**
 * The day that the calendars of a zone show at a moment: `2026-11-21`.
 * @param ms a moment, in milliseconds since 1970.
 * @param zona an IANA zone. @throws RangeError for any other text.
 */
export const localDay = (ms: number, zona: string): string =>
  new Date(wallTimeOf(ms, zona)).toISOString().slice(0, 10);
