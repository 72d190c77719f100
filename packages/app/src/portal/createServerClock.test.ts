import { expect, test } from 'vitest';
import { createServerClock } from './createServerClock';

test('the clock follows the server’s time, whatever the device’s time is', () => {
  let local = Date.parse('2026-11-21T12:00:00.000Z');
  const clock = createServerClock(() => local);
  expect(clock.now()).toBe(local);
  clock.note('Sat, 21 Nov 2026 18:30:00 GMT');
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T18:30:00.000Z');
  local += 1500;
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T18:30:01.500Z');
});

test('an answer without a valid date does not change the clock', () => {
  const clock = createServerClock(() => 5_000);
  clock.note(null);
  clock.note('mañana');
  expect(clock.now()).toBe(5_000);
});
