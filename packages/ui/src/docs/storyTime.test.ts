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

test('letPass runs timeouts and intervals in the order in which they are due', async () => {
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

test('a cleared timeout never runs, and a timeout set meanwhile runs when it is due', async () => {
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

test('short timeouts and the guard of a play run in real time', async () => {
  const guard = setTimeout(() => undefined, GUARD);
  expect(Number(guard)).not.toBeLessThan(0);
  clearTimeout(guard);
  await new Promise((done) => setTimeout(done, 1));
  expect(timePassed()).toBe(0);
});

test('after releaseTime, held timeouts run in real time and can still be cleared', async () => {
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
