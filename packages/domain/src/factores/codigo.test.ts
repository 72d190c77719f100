import { expect, test } from 'vitest';
import { foldCodigo, isCodigoDeApp } from './codigo';

test.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['K7PM-x3rt 9wqd-4hza', 'k7pmx3rt9wqd4hza', false],
  ['', '', false],
])(
  'the typed code «%s» is read as «%s»; it can be an authenticator’s: %s',
  (typed, folded, isApp) => {
    expect(foldCodigo(typed)).toBe(folded);
    expect(isCodigoDeApp(foldCodigo(typed))).toBe(isApp);
  },
);
