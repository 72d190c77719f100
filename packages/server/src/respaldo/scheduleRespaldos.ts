import { createLoop, type Loop } from '../createLoop';
import type { Backups } from './createBackups';

const HOUR = 3_600_000;
const TICK = 5 * 60_000;

export interface ScheduleOptions {
  readonly backups: Pick<Backups, 'reserve' | 'findLast'>;
  readonly everyHours: number;
  readonly clock: () => Date;
  /** Before the agency's setup there is nothing to back up. */
  readonly hasAgencia: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/**
 * The time of the next scheduled backup; null without a schedule. `last` may be a backup of any
 * kind.
 */
export const findNext = (last: Date | null, now: Date, everyHours: number): Date | null =>
  everyHours === 0 ? null : last === null ? now : new Date(last.getTime() + everyHours * HOUR);

/**
 * Makes the scheduled backups. A timer compares the clock with the existing files every five
 * minutes. So a portal that was down at the scheduled time makes the backup after its start. After
 * a failure it tries again in an hour.
 */
export function createSchedule({
  backups,
  everyHours,
  clock,
  hasAgencia,
  onError,
}: ScheduleOptions): Loop {
  let notBefore = Number.NEGATIVE_INFINITY;

  const runIfDue = async (): Promise<void> => {
    const now = clock();
    const next = findNext(await backups.findLast(), now, everyHours);
    if (next === null || next > now || now.getTime() < notBefore || !(await hasAgencia())) return;
    notBefore = now.getTime() + Math.min(HOUR, everyHours * HOUR);
    await backups.reserve('programado', now)?.run();
  };
  return createLoop({ turn: runIfDue, everyMs: TICK, onError });
}
