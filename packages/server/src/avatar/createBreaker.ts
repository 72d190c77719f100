/** After this many failures in a row, the breaker pauses. */
const FAILURES = 5;
const PAUSE_MS = 60_000;

export interface Breaker {
  /** Whether a request may be sent. After the pause, one request may try the service. */
  readonly mayAsk: () => boolean;
  readonly note: (hasAnswered: boolean) => void;
}

/** A circuit breaker in memory. @param now in milliseconds */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let opensAt = 0;
  return {
    mayAsk: () => {
      if (failures < FAILURES) return true;
      if (now() < opensAt) return false;
      opensAt = now() + PAUSE_MS;
      return true;
    },
    note: (hasAnswered) => {
      failures = hasAnswered ? 0 : failures + 1;
      if (failures >= FAILURES) opensAt = now() + PAUSE_MS;
    },
  };
}
