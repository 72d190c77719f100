import { previousDay } from '../formato/days';

/** Counts consecutive days `YYYY-MM-DD` up to today; if today is missing, up to yesterday. */
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
