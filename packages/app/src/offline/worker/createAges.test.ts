import { expect, test } from 'vitest';
import { createAges } from './createAges';

test('a page is as old as its oldest cached answer, until the portal answers that request again', () => {
  const { note, oldestOf, clear } = createAges();
  expect([note('a', '/1', null), oldestOf('a')]).toEqual([false, null]);
  expect([note('a', '/1', '2026-11-24T12:00:00.000Z'), oldestOf('a')]).toEqual([
    true,
    '2026-11-24T12:00:00.000Z',
  ]);
  expect(note('a', '/2', '2026-11-24T12:30:00.000Z')).toBe(false);
  expect([note('a', '/3', '2026-11-23T12:00:00.000Z'), oldestOf('a')]).toEqual([
    true,
    '2026-11-23T12:00:00.000Z',
  ]);
  expect([note('a', '/3', null), oldestOf('a')]).toEqual([true, '2026-11-24T12:00:00.000Z']);
  expect(oldestOf('b')).toBeNull();
  clear('a');
  expect(oldestOf('a')).toBeNull();
});
