import { expect, test } from 'vitest';
import { must } from './must';

test('an existing item is returned, and a missing item is named in the error', () => {
  expect([must(0, 'a number'), must('', 'a text'), must(false, 'an answer')]).toEqual([
    0,
    '',
    false,
  ]);
  expect(() => must(new Map([[1, 'uno']]).get(2), 'number two')).toThrow('number two is missing');
  expect(() => must(null, 'a row')).toThrow('a row is missing');
});
