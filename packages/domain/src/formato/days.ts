// Days have no zone: parsing and formatting both use UTC, so that the reader's zone never shifts
// them.

const DAY = 86_400_000;

const brief = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Midnight UTC in ms; null for an invalid day such as 2026-02-30, or any of year 0. */
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

/** A day: `21 nov 2026`. @throws RangeError for an invalid day. */
export const formatDay = (dia: string): string => brief.format(read(dia));

/**
 * A range of days, both ends included: `del 23 al 27 nov 2026`, `el 23 nov 2026`. @throws
 * RangeError for an invalid day
 */
export function formatDays(inicio: string, final: string): string {
  if (inicio === final) return `el ${formatDay(final)}`;
  const same =
    inicio.slice(0, 7) === final.slice(0, 7) ? 1 : inicio.slice(0, 4) === final.slice(0, 4) ? 2 : 3;
  return `del ${formatDay(inicio).split(' ').slice(0, same).join(' ')} al ${formatDay(final)}`;
}

/** @throws RangeError for an invalid day */
export const previousDay = (dia: string): string =>
  new Date(read(dia) - DAY).toISOString().slice(0, 10);

/** Counts both days. @throws RangeError for an invalid day */
export const countDays = (inicio: string, final: string): number =>
  Math.round((read(final) - read(inicio)) / DAY) + 1;
