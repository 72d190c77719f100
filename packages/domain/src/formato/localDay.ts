import { wallTimeOf } from './zona';

/** The day `2026-11-21` at an instant in ms. @throws RangeError for an unknown IANA zone */
export const localDay = (ms: number, zona: string): string =>
  new Date(wallTimeOf(ms, zona)).toISOString().slice(0, 10);
