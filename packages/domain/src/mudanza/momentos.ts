import { parseDay } from '../formato/days';
import { localDay } from '../formato/localDay';
import { momentOf } from '../formato/zona';

const TIME = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?)?`;
/** `2026-03-25 18:30:00`, the format of MySQL. */
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${TIME}$`,
);
/** `25/03/2026 18:30`. */
const DAY_FIRST = new RegExp(
  String.raw`^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})${TIME}$`,
);
/** An ISO instant with an offset. */
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** Unix time in seconds or milliseconds. */
const UNIX = /^\d{9,10}$|^\d{12,13}$/;

const pad = (part = '0'): string => part.padStart(2, '0');

/** A wall time, as the milliseconds at which a UTC clock shows the same; null for no date. */
function wallOf(text: string): number | null {
  const { groups } = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? {};
  if (groups === undefined) return null;
  const { year, month, day, hour = 0, minute = 0, second = 0 } = groups;
  const midnight = parseDay(`${year}-${pad(month)}-${pad(day)}`);
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (midnight === null || hours > 23 || minutes > 59 || seconds > 59) return null;
  return midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function instantOf(text: string): number | null {
  if (WITH_OFFSET.test(text)) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? null : ms;
  }
  return UNIX.test(text) ? Number(text) * (text.length > 10 ? 1 : 1000) : null;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * The ISO instant of a date: with an offset, in Unix time, or as wall time of `zona` with the year
 * or the day first. Null for no date, such as `0000-00-00 00:00:00`.
 */
export function readInstante(value: unknown, zona: string): string | null {
  const text = toText(value);
  const wall = wallOf(text);
  const ms = wall === null ? instantOf(text) : momentOf(wall, zona);
  return ms === null ? null : new Date(ms).toISOString();
}

/** The day `YYYY-MM-DD` of a date. An instant has its day in `zona`. Null for no date. */
export function readDia(value: unknown, zona: string): string | null {
  const text = toText(value);
  const wall = wallOf(text);
  if (wall !== null) return new Date(wall).toISOString().slice(0, 10);
  const ms = instantOf(text);
  return ms === null ? null : localDay(ms, zona);
}
