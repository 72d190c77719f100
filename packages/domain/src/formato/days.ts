// Days have no zone of their own: reading them as UTC and writing them as UTC keeps them what they are, wherever the reader is.

const DAY = 86_400_000;

const brief = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Midnight of a day `YYYY-MM-DD` as UTC shows it, in milliseconds; null for one that no calendar has: 2026-02-30, or any of a year 0. */
export function parseDay(dia: string): number | null {
  const ms = Date.parse(`${dia}T00:00:00.000Z`);
  return Number.isNaN(ms) ||
    dia.startsWith('0000') ||
    new Date(ms).toISOString().slice(0, 10) !== dia
    ? null
    : ms;
}

const read = (dia: string): number => {
  const ms = parseDay(dia);
  if (ms === null) throw new RangeError(`not a day: ${dia}`);
  return ms;
};

/** A day, in a cell and within a sentence: `21 nov 2026`. @throws RangeError when it is none. */
export const formatDay = (dia: string): string => brief.format(read(dia));

/**
 * From one day to another, both included, within a sentence: `del 23 al 27 nov 2026`; what both have in common is named once, and one day alone is
 * `el 23 nov 2026`. @throws RangeError when one is none.
 */
export function formatDays(inicio: string, final: string): string {
  if (inicio === final) return `el ${formatDay(final)}`;
  const same =
    inicio.slice(0, 7) === final.slice(0, 7) ? 1 : inicio.slice(0, 4) === final.slice(0, 4) ? 2 : 3;
  return `del ${formatDay(inicio).split(' ').slice(0, same).join(' ')} al ${formatDay(final)}`;
}

/** The day before one. @throws RangeError when it is none. */
export const previousDay = (dia: string): string =>
  new Date(read(dia) - DAY).toISOString().slice(0, 10);

/** How many days lie between two, both included. @throws RangeError when one is none. */
export const countDays = (inicio: string, final: string): number =>
  Math.round((read(final) - read(inicio)) / DAY) + 1;
