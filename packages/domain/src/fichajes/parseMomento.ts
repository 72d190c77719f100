import { parseDay } from '../formato/days';
import { momentsOf } from '../formato/zona';

const MINUTE = 60_000;

const pad = (part: number): string => String(part).padStart(2, '0');

interface Lectura {
  /** In ms. If the clocks show the hour twice, the result is the first instant from `desde` on. */
  readonly desde?: number;
  /** An IANA zone; by default the reader's. */
  readonly zona?: string;
}

/** Reads `YYYY-MM-DD` and `HH:mm` (on a keypad `HHmm`) in a zone; null if invalid. */
export function parseMomento(
  dia: string,
  hora: string,
  { desde = Number.NEGATIVE_INFINITY, zona }: Lectura = {},
): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(hora.trim()) ?? [];
  const midnight = parseDay(dia);
  if (midnight === null || hours === undefined) return null;
  const wall = midnight + (Number(hours) * 60 + Number(minutes)) * MINUTE;
  const moments = momentsOf(wall, zona ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const at = moments.find((one) => one > desde - MINUTE) ?? moments[0];
  return new Date(at).toISOString();
}

/** The inverse: the reader's day and hour of an instant in ms. */
export function splitMomento(at: number): { readonly dia: string; readonly hora: string } {
  const date = new Date(at);
  return {
    dia: `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
    hora: `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  };
}
