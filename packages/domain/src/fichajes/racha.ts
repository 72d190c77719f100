import { previousDay } from '../formato/days';

/**
 * Consecutive days with a clock-in, up to today, or up to yesterday while today has none.
 * @param dias days `YYYY-MM-DD` with a clock-in, in any order
 * @param hoy today in the same zone
 */
export function countRacha(dias: Iterable<string>, hoy: string): number {
  const present = new Set(dias);
  let dia = present.has(hoy) ? hoy : previousDay(hoy);
  let count = 0;
  while (present.has(dia)) {
    count++;
    dia = previousDay(dia);
  }
  return count;
}
