const MINUTES = /(\d+h) (?=\d+m)/g;
const DATE = /(\d{1,2}) ((?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\b)(?: (?=\d{4}))?/g;

/** Spanish text with non-breaking spaces inside its figures and dates: `1h 40m`, `26 dic 2026`. */
export const unbroken = (text: string): string =>
  text.replace(MINUTES, '$1\u00a0').replace(DATE, (found) => found.replaceAll(' ', '\u00a0'));
