import { expect, test } from 'vitest';
import { toSpanishNumber } from './toSpanishNumber';

test.each([
  ['15', '15'],
  ['1,5', '1,5'],
  ['1.5', '1,5'],
  ['.5', ',5'],
  ['0.500', '0,500'],
  ['1.500', '1.500'],
  ['12.345.678,5', '12.345.678,5'],
  ['1,234.5', '1234,5'],
  ['-1.25', '-1,25'],
  ['12x', '12x'],
])('with decimals, %s is read as %s', (typed, spanish) => {
  expect(toSpanishNumber(typed, 2)).toBe(spanish);
});

test.each([
  ['15', '15'],
  ['1,5', '2'],
  ['1.4', '1'],
  ['1.500', '1.500'],
  ['1.500,6', '1501'],
  ['−2,6', '-3'],
  [' 1,5 ', '2'],
  [',', ','],
])('without decimals, %s is rounded to %s', (typed, rounded) => {
  expect(toSpanishNumber(typed, 0)).toBe(rounded);
});

test.each([
  ['15.00', '1500'],
  ['15.0000', '150000'],
  ['1.500.00', '150000'],
  ['15.000', '15.000'],
  ['15.00,5', '1501'],
])('without a typed point, the points of %s separate thousands: %s', (typed, rounded) => {
  expect(toSpanishNumber(typed, 0, false)).toBe(rounded);
});
