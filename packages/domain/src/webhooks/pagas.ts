import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * How long after a pay day the portal still announces it, e.g. after a downtime, in milliseconds.
 */
export const VIGENCIA = 3 * HOUR;

export function lastPaga(ajuste: AjustePaga, zona: string, now: Date): Date {
  // The search starts a day more than a week back: a change of clocks can stretch the interval.
  let last = nextPaga(ajuste, zona, new Date(now.getTime() - 8 * DAY));
  for (let next = nextPaga(ajuste, zona, last); next <= now; next = nextPaga(ajuste, zona, next))
    last = next;
  return last;
}
