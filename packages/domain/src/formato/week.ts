import { parseDay } from './days';
import { momentOf, wallTimeOf } from './zona';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** Midnight of the Monday of a wall time. 1970-01-01 was a Thursday. */
export const mondayOf = (wall: number): number =>
  Math.floor((wall + 3 * DAY) / WEEK) * WEEK - 3 * DAY;

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The Monday of a day's week, both `YYYY-MM-DD`. @throws RangeError for an invalid day. */
export const mondayBefore = (dia: string): string => toDay(mondayOf(parseDay(dia) ?? Number.NaN));

/** The day that is `days` days earlier, both `YYYY-MM-DD`. @throws RangeError for an invalid day. */
export const daysBefore = (dia: string, days: number): string =>
  toDay((parseDay(dia) ?? Number.NaN) - days * DAY);

/**
 * The days of a day's week, Monday first, all `YYYY-MM-DD`. @throws RangeError for an invalid day
 */
export function listWeek(dia: string): string[] {
  const monday = mondayOf(parseDay(dia) ?? Number.NaN);
  return [0, 1, 2, 3, 4, 5, 6].map((day) => toDay(monday + day * DAY));
}

/**
 * The week from Monday 00:00 up to the next Monday, exclusive. A clock change makes a week an hour
 * shorter or longer. @throws RangeError for an unknown IANA zone
 */
export function weekOf(now: Date, zona: string): { desde: Date; hasta: Date } {
  const monday = mondayOf(wallTimeOf(now.getTime(), zona));
  return {
    desde: new Date(momentOf(monday, zona)),
    hasta: new Date(momentOf(monday + WEEK, zona)),
  };
}
