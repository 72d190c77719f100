import { parseDay } from '../formato/days';
import { daysBefore, mondayBefore } from '../formato/week';

/** How many weeks can be looked back on. */
export const SEMANAS_PULSO = [4, 12, 52] as const;
export type SemanasPulso = (typeof SEMANAS_PULSO)[number];

/** Up to so many weeks each day is told by itself. */
const POR_DIAS = 4;

/** Whether each day of so many weeks is told by itself; otherwise each week is. */
export const isPorDias = (semanas: SemanasPulso): boolean => semanas <= POR_DIAS;

/** Days that are told together, both included, `YYYY-MM-DD`. */
export interface Tramo {
  readonly inicio: string;
  readonly final: string;
}

/**
 * What so many weeks are told by, the oldest first: each day, the last of them today; or each week from its Monday on, of which the last is
 * the one that runs, up to today.
 * @param hoy the agency's day
 */
export function listTramos(hoy: string, semanas: SemanasPulso): Tramo[] {
  if (isPorDias(semanas)) {
    return Array.from({ length: semanas * 7 }, (_, i) => daysBefore(hoy, semanas * 7 - 1 - i)).map(
      (dia) => ({ inicio: dia, final: dia }),
    );
  }
  const monday = mondayBefore(hoy);
  return Array.from({ length: semanas }, (_, i) => {
    const weeks = semanas - 1 - i;
    return {
      inicio: daysBefore(monday, weeks * 7),
      final: weeks === 0 ? hoy : daysBefore(monday, weeks * 7 - 6),
    };
  });
}

/** What falls on some days, added up by the days that are told together. What lies outside all of them is left out. */
export function sumTramos(
  tramos: readonly Tramo[],
  dias: Iterable<{ readonly dia: string; readonly cuantos: number }>,
): number[] {
  const sums = tramos.map(() => 0);
  for (const { dia, cuantos } of dias) {
    const at = tramos.findIndex(({ inicio, final }) => inicio <= dia && dia <= final);
    if (at >= 0) sums[at] = (sums[at] ?? 0) + cuantos;
  }
  return sums;
}

/** How often each day of the week comes between two days, both included, from Monday on. @throws RangeError when one is none. */
export function countWeekdays(inicio: string, final: string): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  // 1970 began on a Thursday, three days after a Monday.
  const [first, last] = [inicio, final].map(
    (dia) => (parseDay(dia) ?? Number.NaN) / 86_400_000,
  ) as [number, number];
  if (Number.isNaN(first + last)) throw new RangeError(`no days: ${inicio}, ${final}`);
  for (let day = first; day <= last; day++)
    counts[(day + 3) % 7] = (counts[(day + 3) % 7] ?? 0) + 1;
  return counts;
}
