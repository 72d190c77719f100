export interface SemaphoreOptions {
  running: number;
  waiting: number;
  refuse: () => Error;
}

export interface Semaphore {
  <T>(task: () => Promise<T>): Promise<T>;
  /** @throws `refuse()` if the semaphore would refuse a new task now. */
  check(): void;
}

/** Limits the running and the waiting tasks. Tasks run in the order of the calls. */
export function createSemaphore({ running, waiting, refuse }: SemaphoreOptions): Semaphore {
  let active = 0;
  const queue: (() => void)[] = [];
  const check = (): void => {
    if (active >= running && queue.length >= waiting) throw refuse();
  };
  const semaphore = async <T>(task: () => Promise<T>): Promise<T> => {
    check();
    if (active >= running) {
      await new Promise<void>((go) => queue.push(go));
    } else active++;
    try {
      return await task();
    } finally {
      // The slot goes straight to the next task, so no new task can overtake it.
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
  return Object.assign(semaphore, { check });
}
