import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardPlay } from './guardPlay';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a play that never ends fails after the given time', async () => {
  const failed = expect(guardPlay(new Promise(() => undefined), 1000)).rejects.toThrow(
    'The play does not end.',
  );
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
});

test('a play that ends, or fails by itself, leaves no timer behind', async () => {
  await guardPlay(undefined, 1000);
  await expect(guardPlay(Promise.reject(new Error('Falta un botón')), 1000)).rejects.toThrow(
    'Falta un botón',
  );
  expect(vi.getTimerCount()).toBe(0);
});
