import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTime, installStoryTime, letPass, releaseTime, timePassed } from './storyTime';

const GUARD = 30_000;
const browsers = { setTimeout, setInterval, clearTimeout, clearInterval };

beforeEach(() => {
  installStoryTime([GUARD]);
  holdTime();
});
afterEach(() => {
  releaseTime();
  Object.assign(globalThis, browsers);
});

test('due events happen in order, after time passes', async () => {
  const seen: string[] = [];
  setTimeout((word: string) => seen.push(`${word} ${timePassed()}`), 1000, 'notice');
  const clock = setInterval(() => seen.push(`tick ${timePassed()}`), 400);
  await letPass(399);
  expect(seen).toEqual([]);
  await letPass(801);
  expect(seen).toEqual(['tick 400', 'tick 800', 'notice 1000', 'tick 1200']);
  clearInterval(clock);
  await letPass(5000);
  expect(seen).toHaveLength(4);
});

test('a retracted change never happens, and a change made on the way has its turn', async () => {
  const never = vi.fn();
  const late = vi.fn();
  clearTimeout(setTimeout(never, 500));
  setTimeout(() => setTimeout(late, 500), 500);
  await letPass(999);
  expect(late).not.toHaveBeenCalled();
  await letPass(1);
  expect(late).toHaveBeenCalledTimes(1);
  expect(never).not.toHaveBeenCalled();
});

test('short waits and the guard of a play are the machine’s, and go on by themselves', async () => {
  const guard = setTimeout(() => undefined, GUARD);
  expect(Number(guard)).not.toBeLessThan(0);
  clearTimeout(guard);
  await new Promise((done) => setTimeout(done, 1));
  expect(timePassed()).toBe(0);
});

test('once released, what was waiting goes on by itself and can still be taken back', async () => {
  const seen: string[] = [];
  const gone = setTimeout(() => seen.push('taken back'), 300);
  const done = new Promise<void>((resolve) => {
    setTimeout(() => {
      seen.push('rest');
      resolve();
    }, 301);
  });
  await letPass(299);
  releaseTime();
  clearTimeout(gone);
  await done;
  expect(seen).toEqual(['rest']);
});
