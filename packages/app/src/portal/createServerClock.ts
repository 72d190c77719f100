/**
 * The server's clock. Countdowns and running times use it, since a device's clock may be wrong by
 * hours. It follows the header `Date` of the answers, which has whole seconds.
 */
export interface ServerClock {
  note(date: string | null): void;
  /** The server's time in milliseconds; the local time until the first answer. */
  now(): number;
}

export function createServerClock(localNow: () => number): ServerClock {
  let ahead = 0;
  return {
    note(date) {
      const instant = Date.parse(date ?? '');
      if (!Number.isNaN(instant)) ahead = instant - localNow();
    },
    now: () => localNow() + ahead,
  };
}
