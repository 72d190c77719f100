export interface LoopSettings {
  /** @returns milliseconds until the next turn; undefined = `everyMs` */
  turn(): Promise<number | undefined> | Promise<void>;
  /** Logs a turn's error. If `onError` itself throws, the loop still continues. */
  onError(error: unknown): void;
  /**
   * Milliseconds between turns. If omitted, the next turn comes only from a turn's result or from
   * `ask`.
   */
  readonly everyMs?: number;
  /** Milliseconds from `start` to the first turn. */
  readonly firstMs?: number;
}

export interface Loop {
  start(): void;
  /**
   * Runs a turn now, or one more turn after the running turn. Resolves after that turn; never
   * rejects.
   */
  ask(): Promise<void>;
  /**
   * Starts no further turn. Resolves after the running turn; `onError` does not get that turn's
   * error.
   */
  stop(): Promise<void>;
  isOver(): boolean;
  hasFailed(): boolean;
}

/** Runs one turn at a time in the background. The timers do not keep the process alive. */
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
