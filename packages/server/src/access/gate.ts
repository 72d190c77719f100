export interface GateOptions {
  /** How many tasks may run at once. */
  running: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** What a task is refused with when nobody more may wait. */
  refuse: () => Error;
}

export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets a bounded number of tasks run at once and a bounded number wait, in order. */
export function createGate({ running, waiting, refuse }: GateOptions): Gate {
  let active = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (active >= running) {
      if (queue.length >= waiting) throw refuse();
      await new Promise<void>((go) => queue.push(go));
    } else active++;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line; only without one does it become free.
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}
