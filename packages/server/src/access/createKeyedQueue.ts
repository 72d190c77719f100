import { createSemaphore, type Semaphore, type SemaphoreOptions } from './semaphore';

/**
 * Runs the tasks of one key one after another, in the order of the calls. Tasks of other keys run
 * in parallel. When the queue of its key is full, a task rejects with `refuse`.
 */
export function createKeyedQueue<Key>(
  options: Omit<SemaphoreOptions, 'running'>,
): <T>(key: Key, task: () => Promise<T>) => Promise<T> {
  const semaphores = new Map<Key, { readonly semaphore: Semaphore; tasks: number }>();
  return async (key, task) => {
    const own = semaphores.get(key) ?? {
      semaphore: createSemaphore({ ...options, running: 1 }),
      tasks: 0,
    };
    semaphores.set(key, own);
    own.tasks++;
    try {
      return await own.semaphore(task);
    } finally {
      if (--own.tasks === 0) semaphores.delete(key);
    }
  };
}
