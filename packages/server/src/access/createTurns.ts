import { createGate, type Gate, type GateOptions } from './gate';

/**
 * Runs tasks about one key one after another, first come, first served; tasks about other keys run
 * in parallel. When the queue of its key is full, a task rejects with `refuse`.
 */
export function createTurns<Key>(
  options: Omit<GateOptions, 'running'>,
): <T>(key: Key, task: () => Promise<T>) => Promise<T> {
  const gates = new Map<Key, { readonly gate: Gate; tasks: number }>();
  return async (key, task) => {
    const own = gates.get(key) ?? { gate: createGate({ ...options, running: 1 }), tasks: 0 };
    gates.set(key, own);
    own.tasks++;
    try {
      return await own.gate(task);
    } finally {
      if (--own.tasks === 0) gates.delete(key);
    }
  };
}
