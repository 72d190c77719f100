import { createLoop, type Loop } from '../createLoop';
import type { Taller } from './createTaller';

const HOUR = 3_600_000;
const TICK = 5 * 60_000;

export interface ScheduleOptions {
  readonly taller: Pick<Taller, 'reserve' | 'findLast'>;
  /** Hours between two backups; 0 = none are made by themselves. */
  readonly everyHours: number;
  readonly clock: () => Date;
  /** Whether there is anything to keep: nothing is, before the agency has been set up. */
  readonly hasAgencia: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/** When the next one is due; null when none is made by itself. Backups of every kind count: one made by hand puts it off. */
export const findNext = (last: Date | null, now: Date, everyHours: number): Date | null =>
  everyHours === 0 ? null : last === null ? now : new Date(last.getTime() + everyHours * HOUR);

/**
 * Makes backups by themselves. It is asked every few minutes and goes by the clock and by the files that there are, so a portal that was
 * down when one was due makes it when it is up again. One that failed is tried again after an hour.
 */
export function createSchedule({
  taller,
  everyHours,
  clock,
  hasAgencia,
  onError,
}: ScheduleOptions): Loop {
  let notBefore = Number.NEGATIVE_INFINITY;

  const runIfDue = async (): Promise<void> => {
    const now = clock();
    const next = findNext(await taller.findLast(), now, everyHours);
    if (next === null || next > now || now.getTime() < notBefore || !(await hasAgencia())) return;
    notBefore = now.getTime() + Math.min(HOUR, everyHours * HOUR);
    await taller.reserve('programado', now)?.run();
  };
  return createLoop({ turn: runIfDue, everyMs: TICK, onError });
}
