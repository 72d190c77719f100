import { mondayOf } from '../formato/week';
import { momentOf, wallTimeOf } from '../formato/zona';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The weekly pay time, on the clock of the agency's zone. */
export interface AjustePaga {
  /** 1 Monday … 7 Sunday. */
  readonly dia: number;
  /** 0 to 23. */
  readonly hora: number;
  /** 0 to 59. */
  readonly minuto: number;
}

/** Saturday at 19:00, when most people are online. */
const POR_DEFECTO: AjustePaga = { dia: 6, hora: 19, minuto: 0 };

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Old settings lack minutes. An invalid setting gives the default: the start page never fails. */
export function readAjustePaga(value: unknown): AjustePaga {
  const {
    dia,
    hora,
    minuto = 0,
  } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof AjustePaga, unknown>
  >;
  return isWithin(dia, 1, 7) && isWithin(hora, 0, 23) && isWithin(minuto, 0, 59)
    ? { dia, hora, minuto }
    : POR_DEFECTO;
}

/**
 * The next pay. A pay time that the clocks skip moves later by the jump. If the clocks show the pay
 * time twice, the first counts. `zona` is the agency's IANA zone.
 */
export function nextPaga({ dia, hora, minuto }: AjustePaga, zona: string, now: Date): Date {
  // Starts one week earlier: a day that the clocks skipped may have moved its pay into this week.
  let wall =
    mondayOf(wallTimeOf(now.getTime(), zona)) -
    WEEK +
    (dia - 1) * DAY +
    hora * HOUR +
    minuto * MINUTE;
  let moment = momentOf(wall, zona);
  while (moment <= now.getTime()) {
    wall += WEEK;
    moment = momentOf(wall, zona);
  }
  return new Date(moment);
}

/**
 * The fixed instant whose local hour each country shows (HOM-09): the first pay of 2026. The next
 * pay would show other hours in weeks when only some countries have changed their clocks.
 */
export const referenciaPaga = (ajuste: AjustePaga, zona: string): Date =>
  nextPaga(ajuste, zona, new Date('2026-01-01T00:00:00.000Z'));
