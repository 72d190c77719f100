import { afterEach, expect, test, vi } from 'vitest';
import { createLoop, type Loop, type LoopSettings } from './createLoop';

const loops: Loop[] = [];
afterEach(async () => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
});
const onError = vi.fn();
const create = (settings: Partial<LoopSettings> & Pick<LoopSettings, 'turn'>): Loop => {
  onError.mockReset();
  const loop = createLoop({ onError, ...settings });
  loops.push(loop);
  return loop;
};
/** A turn that ends when the test opens the gate. `taken` counts the turns that have begun. */
function createGatedTurn() {
  let open: () => void = () => undefined;
  const gate = {
    taken: 0,
    turn: () => {
      gate.taken++;
      return new Promise<void>((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
  return gate;
}

test('a loop runs repeatedly by itself', async () => {
  const turn = vi.fn(async () => undefined);
  create({ turn, firstMs: 0, everyMs: 1 }).start();
  await expect.poll(() => turn.mock.calls.length).toBeGreaterThan(3);
});

test('a loop does not run before its start, nor by itself without an interval', async () => {
  const [turn, witness] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const [asleep, asked] = [create({ turn, everyMs: 0 }), create({ turn })];
  await asleep.ask();
  asked.start();
  await asked.ask();
  create({ turn: witness, everyMs: 0 }).start();
  await expect.poll(() => witness.mock.calls.length).toBeGreaterThan(3);
  expect(turn).toHaveBeenCalledTimes(2);
});

test('a loop’s turn can set the time until the next turn', async () => {
  const waits = [1, 1, 3_600_000];
  const turn = vi.fn(async () => waits[turn.mock.calls.length - 1]);
  create({ turn, firstMs: 0, everyMs: 3_600_000 }).start();
  await expect.poll(() => turn.mock.calls.length).toBe(3);
});

test('a loop’s turns never overlap, and however many requests arrive during a turn, one more follows', async () => {
  const gate = createGatedTurn();
  const loop = create({ turn: gate.turn });
  const asked = [loop.ask(), loop.ask(), loop.ask()];
  expect(gate.taken).toBe(1);
  gate.open();
  await expect.poll(() => gate.taken).toBe(2);
  gate.open();
  await Promise.all(asked);
  expect(gate.taken).toBe(2);
});

test('a loop’s failure is reported, blocks no waiting caller, and ends with the next successful turn', async () => {
  const failure = new Error('no database');
  const turn = vi.fn(async () => undefined).mockRejectedValueOnce(failure);
  const loop = create({ turn });
  await loop.ask();
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(loop.hasFailed()).toBe(true);
  await loop.ask();
  expect(loop.hasFailed()).toBe(false);
});

test('a loop continues when the error listener fails too', async () => {
  const told = vi.fn(() => {
    throw new Error('no log');
  });
  const turn = async (): Promise<void> => {
    throw new Error('no');
  };
  create({ turn, everyMs: 1, onError: told }).start();
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(1);
});

test('stopping a loop waits for the current turn, ignores its failure, and prevents further turns', async () => {
  let fail: (error: Error) => void = () => undefined;
  const turn = vi.fn(
    () =>
      new Promise<void>((_, reject) => {
        fail = reject;
      }),
  );
  const loop = create({ turn, everyMs: 0 });
  loop.start();
  void loop.ask();
  const end = vi.fn();
  const ended = loop.stop().then(end);
  expect(loop.isOver()).toBe(true);
  await Promise.resolve();
  expect(end).not.toHaveBeenCalled();
  fail(new Error('closed'));
  await ended;
  await loop.ask();
  expect(turn).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});
