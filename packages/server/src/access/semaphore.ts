export interface SemaphoreOptions {
  /** The maximum of running tasks. */
  running: number;
  /** The maximum of waiting tasks. */
  waiting: number;
  /** The error of a task when the queue is full. */
  refuse: () => Error;
}

export interface Semaphore {
  <T>(task: () => Promise<T>): Promise<T>;
  /** @throws the error that a new task would get now. */
  check(): void;
}

/** A bounded semaphore: limits the running and the waiting tasks, first come, first served. */
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
      // The slot goes straight to the next task in the queue; without one it becomes free.
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
  return Object.assign(semaphore, { check });
}
