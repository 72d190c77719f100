import { mondayOf } from '../formato/week';
import { momentOf, wallTimeOf } from '../formato/zona';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When the agency pays, each week, by the clocks of its zone. */
export interface AjustePaga {
  /** 1 Monday … 7 Sunday. */
  readonly dia: number;
  /** 0 to 23. */
  readonly hora: number;
  /** 0 to 59. */
  readonly minuto: number;
}

/** Saturdays at seven in the evening: when most people are around. */
const POR_DEFECTO: AjustePaga = { dia: 6, hora: 19, minuto: 0 };

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** The setting as it is kept, without minutes in the days before they could be chosen; one that is missing or makes no sense gives the default, so that the start page never fails for it. */
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
 * The first pay after a moment (domain §7). A time that the clocks skip that day is paid as much later as they jump; one that they show
 * twice, the first time.
 * @param zona the agency's IANA zone.
 */
export function nextPaga({ dia, hora, minuto }: AjustePaga, zona: string, now: Date): Date {
  // From last week on: a day that the clocks skipped whole may have moved its pay into this one.
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
 * The fixed instant whose local hour each country shows (HOM-09): the first pay of 2026. One that moved along with the next pay would show
 * other hours in the weeks when only some countries have changed their clocks.
 */
export const referenciaPaga = (ajuste: AjustePaga, zona: string): Date =>
  nextPaga(ajuste, zona, new Date('2026-01-01T00:00:00.000Z'));
