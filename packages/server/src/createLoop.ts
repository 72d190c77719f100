export interface LoopSettings {
  /** What is done again and again. @returns in how many milliseconds the next time; without, `everyMs` */
  turn(): Promise<number | undefined> | Promise<void>;
  /** Hears what a turn failed with, for the log; it may fail too. The next turn comes as after any other. */
  onError(error: unknown): void;
  /** From the end of a turn to the next one; left out, turns are taken only when asked for. Milliseconds. */
  readonly everyMs?: number;
  /** From `start` to the first turn. Milliseconds. */
  readonly firstMs?: number;
}

/** Work in the background, one turn at a time. */
export interface Loop {
  /** Takes turns by itself from now on. */
  start(): void;
  /** Takes a turn now; asked during a turn, one more. Resolves when no turn is wanted any more, and never rejects. */
  ask(): Promise<void>;
  /** Begins no turn any more; resolves when the one under way has ended. What that one fails with is not told. */
  stop(): Promise<void>;
  isOver(): boolean;
  /** Whether the last turn failed. */
  hasFailed(): boolean;
}

/** The one way in which the server does something by the clock, or at most once at a time. Its timers keep no process alive. */
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
      // A log on a full disk ends neither the loop nor the process.
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
