import { previousDay } from '../formato/days';

/** Days `YYYY-MM-DD`; up to today, or up to yesterday while today has no clock-in. */
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
