import { type AjustePaga, nextPaga } from './nextPaga';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/**
 * Milliseconds before and after a pay. Payers may begin one day before the pay. The portal reminds
 * payers of unpaid rows until two days after the pay.
 */
const ANTES = DAY;
const DESPUES = 2 * DAY;

/**
 * Whether `now` is between one day before a pay and two days after it. `zona` is the agency's IANA
 * zone.
 */
export function isCercaDePaga(ajuste: AjustePaga, zona: string, now: Date): boolean {
  const last = nextPaga(ajuste, zona, new Date(now.getTime() - WEEK)).getTime();
  const next = nextPaga(ajuste, zona, now).getTime();
  return next - now.getTime() <= ANTES || (last <= now.getTime() && now.getTime() - last < DESPUES);
}
