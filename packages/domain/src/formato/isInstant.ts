/** Whether a text is an instant as the wire has it, `2026-11-21T18:30:00.000Z`, and one that can be kept: no leap second, and none of a year 0. */
export function isInstant(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && !text.startsWith('0000') && new Date(ms).toISOString() === text;
}
