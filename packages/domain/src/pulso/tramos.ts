import { parseDay } from '../formato/days';
import { daysBefore, mondayBefore } from '../formato/week';

/** The selectable spans, in weeks. */
export const SEMANAS_PULSO = [4, 12, 52] as const;
export type SemanasPulso = (typeof SEMANAS_PULSO)[number];

/** A span of at most this many weeks is shown by days, a longer span by weeks. */
const POR_DIAS = 4;

export const isPorDias = (semanas: SemanasPulso): boolean => semanas <= POR_DIAS;

/** A group of days, both included, `YYYY-MM-DD`. */
export interface Tramo {
  readonly inicio: string;
  readonly final: string;
}

/** Oldest first: each day up to today; or each week from Monday, the present week up to today. */
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

/** Days outside all groups are dropped. */
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

/**
 * How often each weekday occurs from `inicio` to `final`, both included; Monday first. @throws
 * RangeError for an invalid day
 */
export function countWeekdays(inicio: string, final: string): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  // 1970-01-01 was a Thursday, three days after a Monday.
  const [first, last] = [inicio, final].map(
    (dia) => (parseDay(dia) ?? Number.NaN) / 86_400_000,
  ) as [number, number];
  if (Number.isNaN(first + last)) throw new RangeError(`no days: ${inicio}, ${final}`);
  for (let day = first; day <= last; day++)
    counts[(day + 3) % 7] = (counts[(day + 3) % 7] ?? 0) + 1;
  return counts;
}
