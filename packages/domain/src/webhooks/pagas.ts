import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * How long after a pay day the portal still announces it, e.g. after a downtime, in milliseconds.
 */
export const VIGENCIA = 3 * HOUR;

export function lastPaga(ajuste: AjustePaga, zona: string, now: Date): Date {
  // The search starts eight days back: a clock change can make the interval longer than a week.
  let last = nextPaga(ajuste, zona, new Date(now.getTime() - 8 * DAY));
  for (let next = nextPaga(ajuste, zona, last); next <= now; next = nextPaga(ajuste, zona, next))
    last = next;
  return last;
}
