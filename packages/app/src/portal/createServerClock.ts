/**
 * The server's clock as seen from here: waits and running times are counted by it, since a phone's own clock may be hours wrong. HTTP's
 * `Date` counts whole seconds, which is as fine as anything on screen.
 */
export interface ServerClock {
  /** Reads an answer's `Date` header. */
  note(date: string | null): void;
  /** The server's time in milliseconds; until it has answered, ours. */
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
