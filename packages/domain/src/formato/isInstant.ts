/** Accepts `2026-11-21T18:30:00.000Z` if the database can store it: no leap second, no year 0. */
export function isInstant(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && !text.startsWith('0000') && new Date(ms).toISOString() === text;
}
