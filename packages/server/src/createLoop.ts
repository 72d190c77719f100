export interface LoopSettings {
  /** The repeated work. @returns milliseconds until the next turn; if omitted, `everyMs` */
  turn(): Promise<number | undefined> | Promise<void>;
  /** Receives a turn's error, for the log; it may throw too. The loop continues after an error. */
  onError(error: unknown): void;
  /**
   * From the end of a turn to the next one; if omitted, turns run only on request. Milliseconds.
   */
  readonly everyMs?: number;
  /** From `start` to the first turn. Milliseconds. */
  readonly firstMs?: number;
}

/** Background work, one turn at a time. */
export interface Loop {
  start(): void;
  /**
   * Runs a turn now; a request during a turn adds one more. Resolves when no further turn is
   * requested, and never rejects.
   */
  ask(): Promise<void>;
  /** Starts no further turn; resolves after the running one, whose error is not reported. */
  stop(): Promise<void>;
  isOver(): boolean;
  hasFailed(): boolean;
}

/**
 * Creates the server's only kind of background work: by the clock, or at most once at a time. Its
 * timers do not keep the process alive.
 */
export function createLoop({ turn, onError, everyMs, firstMs = everyMs }: LoopSettings): Loop {
  let state: 'asleep' | 'started' | 'over' = 'asleep';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let hasFailed = false;
  const isOver = () => state === 'over';

  const arm = (wait: number | undefined): void => {
    clearTimeout(timer);
    if (state === 'started' && wait !== undefined)
      timer = setTimeout(() => void ask(), wait).unref();
  };
  const fail = (error: unknown): void => {
    hasFailed = true;
    try {
      if (!isOver()) onError(error);
    } catch {
      // A log on a full disk must end neither the loop nor the process.
    }
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    let wait = everyMs;
    while (isWanted && !isOver()) {
      isWanted = false;
      try {
        wait = (await turn()) ?? everyMs;
        hasFailed = false;
      } catch (error) {
        wait = everyMs;
        fail(error);
      }
    }
    running = undefined;
    arm(wait);
  };
  const ask = async (): Promise<void> => {
    isWanted = true;
    if (!isOver()) running ??= run();
    await running;
  };

  return {
    ask,
    isOver,
    hasFailed: () => hasFailed,
    start: () => {
      if (state !== 'asleep') return;
      state = 'started';
      arm(firstMs);
    },
    stop: async () => {
      state = 'over';
      clearTimeout(timer);
      await running;
    },
  };
}
