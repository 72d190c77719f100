import { describe, expect, test } from 'vitest';
import { createSemaphore } from './semaphore';

function createTask() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const task = {
    started: false,
    finish,
    run: async () => {
      task.started = true;
      await done;
    },
  };
  return task;
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the semaphore', () => {
  test('the semaphore lets some tasks run and some wait, up to its limits, and refuses the rest', async () => {
    const semaphore = createSemaphore({ running: 2, waiting: 1, refuse: () => new Error('lleno') });
    const tasks = [createTask(), createTask(), createTask()] as const;
    const runs = tasks.map((t) => semaphore(t.run));
    await expect(semaphore(async () => undefined)).rejects.toThrow('lleno');
    expect(tasks.map((t) => t.started)).toEqual([true, true, false]);
    tasks[0].finish();
    await runs[0];
    await settle();
    expect(tasks[2].started).toBe(true);
    for (const task of tasks) task.finish();
    await Promise.all(runs);
  });

  test('the semaphore starts the next task after a failure too', async () => {
    const semaphore = createSemaphore({ running: 1, waiting: 5, refuse: () => new Error('lleno') });
    const failing = semaphore(async () => Promise.reject(new Error('mal')));
    const next = semaphore(async () => 'bien');
    await expect(failing).rejects.toThrow('mal');
    expect(await next).toBe('bien');
    expect(await semaphore(async () => 'otra')).toBe('otra');
  });
});
