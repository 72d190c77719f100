// Days have no zone of their own: reading them as UTC and writing them as UTC keeps them what they are, wherever the reader is.

const DAY = 86_400_000;

const brief = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Midnight of a day `YYYY-MM-DD` as UTC shows it, in milliseconds; null for one that no calendar has: 2026-02-30, or any of a year 0. */
export function parseDay(dia: string): number | null {
  const ms = Date.parse(`${dia}T00:00:00.000Z`);
  return Number.isNaN(ms) || dia.startsWith('0000') || new Date(ms).toISOString().slice(0, 10) !== dia ? null : ms;
}

const read = (dia: string): number => {
  const ms = parseDay(dia);
  if (ms === null) throw new RangeError(`not a day: ${dia}`);
  return ms;
};

/** A day in few words: `21 nov 2026`. @throws RangeError when it is none. */
export const formatDay = (dia: string): string => brief.format(read(dia));

/** From one day to another, both included: `23–27 de noviembre de 2026`; one day alone is named once. @throws RangeError when one is none. */
export const formatDays = (inicio: string, final: string): string => full.formatRange(read(inicio), read(final));

/** How many days lie between two, both included. @throws RangeError when one is none. */
export const countDays = (inicio: string, final: string): number => Math.round((read(final) - read(inicio)) / DAY) + 1;
