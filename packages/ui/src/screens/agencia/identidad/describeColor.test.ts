import { expect, test } from 'vitest';
import { describeColor } from './describeColor';

test.each([
  ['#39ff14', ['En el tema claro se oscurece bastante para que se lea.']],
  [
    '#0e8f8b',
    [
      'En el tema claro se oscurece un poco para que se lea.',
      'En el tema oscuro se aclara un poco para que se lea.',
    ],
  ],
  ['#1d3fd1', ['En el tema oscuro se aclara bastante para que se lea.']],
])('for the colour %s, the changes in the themes are described as %j', (color, said) => {
  expect(describeColor(color)).toEqual(said);
});
