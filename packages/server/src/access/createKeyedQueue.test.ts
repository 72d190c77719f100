import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createKeyedQueue } from './createKeyedQueue';

/** A task that succeeds or fails when the test says so. */
function createTask(name: string, log: string[]) {
  let [end, fail] = [(_: string): void => undefined, (_: Error): void => undefined];
  const done = new Promise<string>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  const run = async () => {
    log.push(name);
    return done;
  };
  return { run, end: () => end(name), fail: () => fail(new Error(name)) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const openTurns = <Key>(waiting = 10) =>
  createKeyedQueue<Key>({ waiting, refuse: () => new Error('lleno') });

describe('tasks of a keyed queue', () => {
  test('tasks with one key run one after another, in the order in which they were added', async () => {
    const [inTurn, log] = [openTurns<number>(), [] as string[]];
    const tasks = ['a', 'b', 'c'].map((name) => createTask(name, log));
    const runs = tasks.map(({ run }) => inTurn(1, run));
    // The later tasks are ready first.
    tasks[2]?.end();
    tasks[1]?.end();
    await settle();
    expect(log).toEqual(['a']);
    tasks[0]?.end();
    expect(await Promise.all(runs)).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a', 'b', 'c']);
  });

  test('tasks with one key continue after a failure, which only the failed task’s caller receives', async () => {
    const [inTurn, log] = [openTurns<number>(), [] as string[]];
    const [first, second] = [createTask('a', log), createTask('b', log)];
    const [failing, next] = [inTurn(1, first.run), inTurn(1, second.run)];
    first.fail();
    await expect(failing).rejects.toThrow('a');
    second.end();
    expect(await next).toBe('b');
    const thrown = inTurn(1, () => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(await inTurn(1, async () => 'c')).toBe('c');
  });

  test('tasks with different keys do not wait for each other', async () => {
    const [inTurn, log] = [openTurns<string>(), [] as string[]];
    const [held, other] = [createTask('held', log), createTask('other', log)];
    const [waiting, beside] = [inTurn('one', held.run), inTurn('another', other.run)];
    other.end();
    expect(await beside).toBe('other');
    expect(log).toEqual(['held', 'other']);
    held.end();
    await waiting;
  });

  test('a task is refused when too many wait for its key; a task with another key is not', async () => {
    const [inTurn, log] = [openTurns<number>(1), [] as string[]];
    const [running, waiting] = [createTask('running', log), createTask('waiting', log)];
    const runs = [inTurn(1, running.run), inTurn(1, waiting.run)];
    await expect(inTurn(1, async () => 'too many')).rejects.toThrow('lleno');
    expect(await inTurn(2, async () => 'another')).toBe('another');
    // A task that arrives when there is room again waits too.
    running.end();
    await runs[0];
    const last = createTask('last', log);
    runs.push(inTurn(1, last.run));
    last.end();
    await settle();
    expect(log).toEqual(['running', 'waiting']);
    waiting.end();
    expect(await Promise.all(runs)).toEqual(['running', 'waiting', 'last']);
  });

  test('tasks leave no reference to their key, whether they succeed, fail or are refused', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const inTurn = openTurns<object>(0);
    /** Only the queued tasks hold a reference to the key. */
    const takeTurns = async (): Promise<WeakRef<object>> => {
      const thing = {};
      const held = createTask('held', []);
      const run = inTurn(thing, held.run);
      await expect(inTurn(thing, async () => 'not refused')).rejects.toThrow('lleno');
      held.end();
      await run;
      await expect(inTurn(thing, async () => Promise.reject(new Error('mal')))).rejects.toThrow(
        'mal',
      );
      return new WeakRef(thing);
    };
    const gone = await takeTurns();
    await settle();
    collect();
    expect(gone.deref()).toBeUndefined();
    // The queue is still in use, so only the key was collected.
    expect(await inTurn({}, async () => 'still')).toBe('still');
  });
});
