export interface GateOptions {
  /** How many tasks may run at once. */
  running: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** What a task is refused with when nobody more may wait. */
  refuse: () => Error;
}

export interface Gate {
  <T>(task: () => Promise<T>): Promise<T>;
  /** @throws what a task is refused with, when one that came now would be. */
  check(): void;
}

/** Lets a bounded number of tasks run at once and a bounded number wait, in order. */
export function createGate({ running, waiting, refuse }: GateOptions): Gate {
  let active = 0;
  const queue: (() => void)[] = [];
  const check = (): void => {
    if (active >= running && queue.length >= waiting) throw refuse();
  };
  const gate = async <T>(task: () => Promise<T>): Promise<T> => {
    check();
    if (active >= running) {
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
  return Object.assign(gate, { check });
}
