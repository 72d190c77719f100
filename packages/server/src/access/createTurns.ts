import { createGate, type Gate, type GateOptions } from './gate';

/**
 * Lets tasks about one thing run one after another, in the order in which they came; those about others run beside them. A task that finds the queue of its
 * thing full rejects with what `refuse` gives.
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
