import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For how long a pay day is worth telling: a portal that was down longer says nothing of it. In milliseconds. */
export const VIGENCIA = 3 * HOUR;

/** The newest pay that a moment has reached. */
export function lastPaga(ajuste: AjustePaga, zona: string, now: Date): Date {
  // A day more than a week: where clocks change, two pays lie further apart.
  let last = nextPaga(ajuste, zona, new Date(now.getTime() - 8 * DAY));
  for (let next = nextPaga(ajuste, zona, last); next <= now; next = nextPaga(ajuste, zona, next))
    last = next;
  return last;
}
