import { expect, test } from 'vitest';
import { DERIVED } from './derive';
import { type ColorRole, palette, TEMAS, valueIn } from './palette';

const cases = DERIVED.flatMap((made) => TEMAS.map((tema) => ({ ...made, tema })));

// The palette has literal values, since computing them in the browser would slow down every visit.
// After a change of a colour, copy the derived values from this test's output.
test.each(cases)(
  'the colour $role is derived from $from in the theme $tema',
  ({ role, from, derive, tema }) => {
    expect(valueIn(role, tema).toLowerCase()).toBe(derive(valueIn(from, tema), tema));
  },
);

test('every quiet fill and every hover colour is derived', () => {
  const made = DERIVED.map(({ role }) => role);
  expect(
    (Object.keys(palette) as ColorRole[]).filter(
      (role) => /(Suave|Hover)$/.test(role) && !made.includes(role),
    ),
  ).toEqual([]);
});
